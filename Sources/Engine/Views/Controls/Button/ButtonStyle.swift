public import LayoutEngine

/// How buttons are drawn. Apple's page: SwiftUI/ButtonStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol ButtonStyle {
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. Apple's page: SwiftUI/ButtonStyleConfiguration.
public struct ButtonStyleConfiguration {
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
  /// False: in a picture nothing is pressed.
  public let isPressed: Bool

  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = Label(part: configuration.label.part)
    isPressed = false
  }
}

extension View {
  /// Sets the style of the buttons in the view. Apple's page: SwiftUI/View/buttonStyle(_:).
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: ButtonStyleConfiguration($1)) })
  }
}
