public import LayoutEngine

/// The appearance of buttons. Apple's page: SwiftUI/ButtonStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol ButtonStyle {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. Apple's page: SwiftUI/ButtonStyleConfiguration.
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The button's purpose; nil for none in particular.
  public let role: ButtonRole?
  public let label: Label
  /// Always false in a picture.
  public let isPressed: Bool

  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = Label(part: configuration.label.part)
    isPressed = false
  }
}

extension View {
  /// Sets the style of the buttons in the view. Apple's page: SwiftUI/View/buttonStyle(_:).
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: ButtonStyleConfiguration($1)) })
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label only.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A capsule behind the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A capsule in the tint behind a white label.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
