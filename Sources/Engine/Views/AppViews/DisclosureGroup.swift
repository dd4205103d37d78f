import LayoutEngine

/// Views that can be hidden behind a label. Apple's page: SwiftUI/DisclosureGroup.
///
/// WidgetKit does not draw it: the label is shown, with the views below it if the group is expanded, with the
/// diagnostic `view.unsupported`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content?

  /// Creates a collapsed group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = nil
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = isExpanded.wrappedValue ? content() : nil
  }

  public var body: some View {
    VStack(alignment: .leading) {
      ControlPart(label)
      content
    }
    .inPlace(of: "DisclosureGroup", "its label is")
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
