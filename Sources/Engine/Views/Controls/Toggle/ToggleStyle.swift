public import LayoutEngine

/// The appearance of toggles. Apple's page: SwiftUI/ToggleStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol ToggleStyle {
  typealias Configuration = ToggleStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle. Apple's page: SwiftUI/ToggleStyleConfiguration.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a toggle.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle has several values that differ.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension EnvironmentValues {
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
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
