public import LayoutEngine
public import Views

/// Where a background is for. Apple's page: SwiftUI/ContainerBackgroundPlacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// Behind a widget, to its edges.
  public static let widget = ContainerBackgroundPlacement()
}

extension View {
  /// Paints behind the whole widget. Apple's page: SwiftUI/View/containerBackground(for:alignment:content:).
  ///
  /// May stand at any depth. Of several around each other the outermost counts, of several beside each other the last.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return ContainerBackgroundView(content: self) {
      $0.single(background, alignment: alignment, role: "containerBackground")
    }
  }

  /// Fills the whole widget, behind it, with a style. Apple's page: SwiftUI/View/containerBackground(_:for:).
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

/// Tells the picture about its background while the view is lowered.
private struct ContainerBackgroundView<Content: View>: PrimitiveView {
  let content: Content
  let background: (_LoweringContext) -> LayoutNode

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    // After the content, so that a background around another one replaces it.
    context.pass[ContainerBackgroundKey.self] = background(context)
    return nodes
  }
}

/// The widget's background; nil where no view gave one.
package enum ContainerBackgroundKey: FrameValueKey {
  package static var defaultValue: LayoutNode? { nil }
}
