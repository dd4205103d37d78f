/// A root view with views pushed on top. Apple's page: SwiftUI/NavigationStack.
///
/// WidgetKit does not draw it: only the root is shown, with the diagnostic `view.unsupported`.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a stack of `root`; the views of `path` are not shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }

  public var body: some View { root.inPlace(of: "NavigationStack", "its root is") }
}

/// The values of a navigation stack, of any types. Apple's page: SwiftUI/NavigationPath.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { for element in elements { append(element) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` values, or all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension View {
  /// Does nothing: a picture has no navigation. Apple's page: SwiftUI/View/navigationDestination(for:destination:).
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
}

/// Views with navigation. Apple's page: SwiftUI/NavigationView, deprecated there.
///
/// WidgetKit does not draw it: only the content is shown, with the diagnostic `view.unsupported`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content.inPlace(of: "NavigationView", "its content is") }
}

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
