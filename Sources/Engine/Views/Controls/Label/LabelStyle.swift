public import LayoutEngine

/// How labels are drawn. Apple's page: SwiftUI/LabelStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol LabelStyle {
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label. Apple's page: SwiftUI/LabelStyleConfiguration.
public struct LabelStyleConfiguration {
  /// The text of a label, its type forgotten.
  public struct Title: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The picture of a label, its type forgotten.
  public struct Icon: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The text.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension EnvironmentValues {
  /// The style of labels.
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
