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

  /// Creates a group with a title, which only menus show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { HStack { content }.inPlace(of: "ControlGroup", "its controls are") }
}
