public import LayoutEngine

/// How toggles are drawn. Apple's page: SwiftUI/ToggleStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol ToggleStyle {
  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A toggle in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle. Apple's page: SwiftUI/ToggleStyleConfiguration.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// What the toggle is about.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// True for a toggle over several values that differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  var toggleStyle: ControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration> {
    ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the toggles in the view. Apple's page: SwiftUI/View/toggleStyle(_:).
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    controlStyle(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
