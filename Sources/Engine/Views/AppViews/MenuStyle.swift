/// The appearance of menus. Apple's page: SwiftUI/MenuStyle. A widget has no menus, so no style has an effect.
public protocol MenuStyle {}

/// The default style. Apple's page: SwiftUI/DefaultMenuStyle. Has no effect in a widget.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The label as a button. Apple's page: SwiftUI/ButtonMenuStyle. Has no effect in a widget.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The label as a button without a border. Apple's page: SwiftUI/BorderlessButtonMenuStyle. Has no effect in a
/// widget.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Does nothing: a widget has no menus. Apple's page: SwiftUI/View/menuStyle(_:).
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
