import LayoutEngine

/// Views that can be hidden behind a label. Apple's page: SwiftUI/DisclosureGroup.
///
/// WidgetKit does not draw it: the label is shown, and below it the views if the group is open, with the diagnostic
/// `view.unsupported`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content?

  /// Creates a group that is closed.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = nil
  }

  /// Creates a group that is open or closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = isExpanded.wrappedValue ? content() : nil
  }

  /// The label and what is open.
  public var body: some View {
    VStack(alignment: .leading) {
      ControlPart(label)
      content
    }
    .inPlace(of: "DisclosureGroup", "its label is")
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a closed group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a closed group with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates an open or closed group with a text.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates an open or closed group with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
