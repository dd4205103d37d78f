/// How menus are drawn. Apple's page: SwiftUI/MenuStyle. A widget has no menus, so no style means anything here.
public protocol MenuStyle {}

/// The platform's own style. Apple's page: SwiftUI/DefaultMenuStyle. Means nothing in a widget.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's own style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The label as a button. Apple's page: SwiftUI/ButtonMenuStyle. Means nothing in a widget.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The label as a button without a border. Apple's page: SwiftUI/BorderlessButtonMenuStyle. Means nothing in a widget.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
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
