public import LayoutEngine

/// The appearance of labels. Apple's page: SwiftUI/LabelStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol LabelStyle {
  typealias Configuration = LabelStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label. Apple's page: SwiftUI/LabelStyleConfiguration.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased icon of a label.
  public struct Icon: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  public let title: Title
  public let icon: Icon
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabelStyleConfiguration> {
    ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the labels in the view. Apple's page: SwiftUI/View/labelStyle(_:).
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
