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
