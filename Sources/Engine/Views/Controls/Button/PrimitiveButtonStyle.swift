public import LayoutEngine

/// The appearance and interaction of buttons. Apple's page: SwiftUI/PrimitiveButtonStyle.
///
/// A picture has no interaction, so this is equivalent to ``ButtonStyle``; as in SwiftUI, the built-in styles conform
/// to it.
public protocol PrimitiveButtonStyle {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. Apple's page: SwiftUI/PrimitiveButtonStyleConfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The button's purpose; nil for none in particular.
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Performs the action. Never called while a picture is drawn.
  public func trigger() { action() }
}

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<PrimitiveButtonStyleConfiguration> {
    ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the buttons in the view. Apple's page: SwiftUI/View/buttonStyle(_:).
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
