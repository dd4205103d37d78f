public import LayoutEngine

/// How buttons are drawn and when they act. Apple's page: SwiftUI/PrimitiveButtonStyle.
///
/// In a picture nothing is pressed, so that this says no more than ``ButtonStyle``; the built-in styles are of this kind,
/// as Apple's are.
public protocol PrimitiveButtonStyle {
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. Apple's page: SwiftUI/PrimitiveButtonStyleConfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// What the button is for; nil if nothing in particular.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: () -> Void

  /// Does what the button does; nobody calls it while a picture is drawn.
  public func trigger() { action() }
}

extension EnvironmentValues {
  /// The style of buttons.
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
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
