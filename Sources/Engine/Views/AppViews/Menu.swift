/// A control that shows a menu of actions. Apple's page: SwiftUI/Menu.
///
/// WidgetKit does not draw it: the label is shown in the tint, with the diagnostic `view.unsupported`.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  public var body: some View {
    ControlPart(label).defaultForeground(AnyShapeStyle(TintShapeStyle())).inPlace(of: "Menu", "its label is")
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = Views.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    label = Views.Label(title, systemImage: systemImage)
  }
}

/// A group of related controls. Apple's page: SwiftUI/ControlGroup.
///
/// WidgetKit does not draw it: the controls are shown side by side, with the diagnostic `view.unsupported`.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group with a label, which only menus show.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Creates a group with a title, which only menus show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { HStack { content }.inPlace(of: "ControlGroup", "its controls are") }
}

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
