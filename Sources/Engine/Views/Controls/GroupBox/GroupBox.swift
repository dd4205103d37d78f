/// Views on a background, with a title. Apple's page: SwiftUI/GroupBox.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a title, with the parameter order of iOS 14. Apple's page:
  /// SwiftUI/GroupBox/init(label:content:).
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

  public var body: some View {
    StyledControl(\.groupBoxStyle) { scope in
      GroupBoxStyleConfiguration(
        label: .init(part: scope(label)),
        content: .init(content: AnyView(content.environment(scope.path, scope.style))))
    }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration, drawn in the style outside of that style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
