import LayoutEngine

/// Pages of which one is seen. Apple's page: SwiftUI/TabView.
///
/// WidgetKit does not draw it: the page that is chosen is shown alone, the first where none is, with the diagnostic
/// `view.unsupported`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: SelectionValue?
  private let content: Content

  /// Creates a tab view that shows the page whose tag is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

  /// Creates a tab view that shows the page whose tag is chosen.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection.wrappedValue, content())
  }

  /// The page.
  public var body: some View {
    ChosenView(tag: AnyHashable(tag: selection), content: content, hasDefault: true).inPlace(
      of: "TabView", "one page is")
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first page.
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A page of a tab view. Apple's page: SwiftUI/Tab. The label, which only the bar shows, is not drawn.
public struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let content: Content

  private init(value: Value?, content: Content) { (self.value, self.content) = (value, content) }

  /// Creates the page for `value`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }

  /// Creates the page for `value`; its title is not a key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }

  /// Creates the page for `value`, with a label of your own.
  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content())
  }

  /// The page.
  public var body: some View {
    if let value { content.tag(value) } else { content }
  }
}

extension Tab where Value == Never {
  /// Creates a page that nobody chooses by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }

  /// Creates a page that nobody chooses by a value; its title is not a key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }
}

/// What a page is for. Apple's page: SwiftUI/TabRole.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The page that searches.
  public static let search = TabRole(name: "search")
}

extension View {
  /// Does nothing: a widget has no bar of tabs. Apple's page: SwiftUI/View/tabItem(_:).
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
