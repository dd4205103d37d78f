import LayoutEngine

/// Pages with one visible at a time. Apple's page: SwiftUI/TabView.
///
/// WidgetKit does not draw it: only the selected page, or otherwise the first, is shown, with the diagnostic
/// `view.unsupported`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: SelectionValue?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection.wrappedValue, content())
  }

  public var body: some View {
    SelectedView(tag: AnyHashable(tag: selection), content: content, hasDefault: true).inPlace(
      of: "TabView", "one page is")
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A page of a tab view. Apple's page: SwiftUI/Tab. Its label belongs to the tab bar and is not drawn.
public struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let content: Content

  private init(value: Value?, content: Content) { (self.value, self.content) = (value, content) }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }

  public init<Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content())
  }

  public var body: some View {
    if let value { content.tag(value) } else { content }
  }
}

extension Tab where Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }
}

/// The role of a page. Apple's page: SwiftUI/TabRole.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The page for searching.
  public static let search = TabRole(name: "search")
}

extension View {
  /// Does nothing: a widget has no tab bar. Apple's page: SwiftUI/View/tabItem(_:).
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}

/// The appearance of tab views. Apple's page: SwiftUI/TabViewStyle. A widget has no tab views, so no style has an
/// effect.
public protocol TabViewStyle {}

/// The default style. Apple's page: SwiftUI/DefaultTabViewStyle. Has no effect in a widget.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages for swiping. Apple's page: SwiftUI/PageTabViewStyle. Has no effect in a widget.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages are shown. Apple's page: SwiftUI/PageTabViewStyle/IndexDisplayMode.
  public struct IndexDisplayMode: Sendable {
    /// If there are several pages.
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages for swiping.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages for swiping, with dots below them.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Does nothing: a widget has no tab views. Apple's page: SwiftUI/View/tabViewStyle(_:).
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
