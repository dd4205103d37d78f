/// A control that navigates to another view. Apple's page: SwiftUI/NavigationLink.
///
/// WidgetKit does not draw it: the label is shown, with the diagnostic `view.unsupported`.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link, with Apple's original parameters.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { ControlPart(label).inPlace(of: "NavigationLink", "its label is") }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}
