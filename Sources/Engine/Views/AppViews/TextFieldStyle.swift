/// How fields are drawn. Apple's page: SwiftUI/TextFieldStyle. A widget has no fields, so no style means anything here.
public protocol TextFieldStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultTextFieldStyle. Means nothing in a widget.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// The text alone. Apple's page: SwiftUI/PlainTextFieldStyle. Means nothing in a widget.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

/// The text in a frame. Apple's page: SwiftUI/RoundedBorderTextFieldStyle. Means nothing in a widget.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's own style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Does nothing: a widget has no fields. Apple's page: SwiftUI/View/textFieldStyle(_:).
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
