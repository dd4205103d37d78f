public import LayoutEngine
public import Views

/// The container that a background belongs to. Apple's page: SwiftUI/ContainerBackgroundPlacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The whole widget, to its edges.
  public static let widget = ContainerBackgroundPlacement()
}

extension View {
  /// Draws a view behind the whole widget. Apple's page: SwiftUI/View/containerBackground(for:alignment:content:).
  ///
  /// It may be used at any depth. Of nested backgrounds the outermost is drawn, of siblings the last.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> _ContainerBackgroundView<Self> {
    let background = content()
    return _ContainerBackgroundView(content: self) {
      $0.single(background, alignment: alignment, role: "containerBackground")
    }
  }

  /// Fills the whole widget's background with a style. Apple's page: SwiftUI/View/containerBackground(_:for:).
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> _ContainerBackgroundView<Self> {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

/// Sets the picture's background while the view is lowered.
public struct _ContainerBackgroundView<Content> {
  let content: Content
  let background: (_LoweringContext) -> LayoutNode
}

extension _ContainerBackgroundView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    // After the content, so that an outer background replaces an inner one.
    context.pass[ContainerBackgroundKey.self] = background(context)
    return nodes
  }
}

/// The widget's background; nil if no view set one.
package enum ContainerBackgroundKey: FrameValueKey {
  package static var defaultValue: LayoutNode? { nil }
}
