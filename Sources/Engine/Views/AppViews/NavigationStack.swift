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

  /// Creates a stack of `root`; the views of `path` are not shown.
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

  /// Does nothing: a picture has no navigation. Apple's page:
  /// SwiftUI/View/navigationDestination(isPresented:destination:).
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
}
