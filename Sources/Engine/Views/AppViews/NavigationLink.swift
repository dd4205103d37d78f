/// Something that leads to another view. Apple's page: SwiftUI/NavigationLink.
///
/// WidgetKit does not draw it: the label is shown, with the diagnostic `view.unsupported`.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link; nobody follows it.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link, as Apple's first did; nobody follows it.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link that is followed when `isActive` becomes true; nobody follows it.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label; several views of it stand side by side.
  public var body: some View { ControlPart(label).inPlace(of: "NavigationLink", "its label is") }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value; nobody follows it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link to a value with a text.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// Creates a link to a value with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  /// Creates a link with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// Creates a link with a text, as Apple's first did.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Creates a link with a text that is shown as it is, as Apple's first did.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}
