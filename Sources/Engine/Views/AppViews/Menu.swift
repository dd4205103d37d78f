/// Actions behind a label. Apple's page: SwiftUI/Menu.
///
/// WidgetKit does not draw it: the label is shown in the tint, with the diagnostic `view.unsupported`.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu; nobody opens it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a menu with an action for a tap; nobody taps it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label; several views of it stand side by side.
  public var body: some View {
    ControlPart(label).defaultForeground(AnyShapeStyle(TintShapeStyle())).inPlace(of: "Menu", "its label is")
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }

  /// Creates a menu with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// Creates a menu with a text and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = Views.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a text that is shown as it is and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    label = Views.Label(title, systemImage: systemImage)
  }
}
