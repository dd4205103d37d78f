/// The appearance of text fields. Apple's page: SwiftUI/TextFieldStyle. A widget has no text fields, so no style has
/// an effect.
public protocol TextFieldStyle {}

/// The default style. Apple's page: SwiftUI/DefaultTextFieldStyle. Has no effect in a widget.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// The text only. Apple's page: SwiftUI/PlainTextFieldStyle. Has no effect in a widget.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// The text with a border. Apple's page: SwiftUI/RoundedBorderTextFieldStyle. Has no effect in a widget.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text only.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Does nothing: a widget has no text fields. Apple's page: SwiftUI/View/textFieldStyle(_:).
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
