/// A root view and those above it. Apple's page: SwiftUI/NavigationStack.
///
/// WidgetKit does not draw it: the root is shown alone, with the diagnostic `view.unsupported`.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// Creates a stack of `root`.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a stack of `root`; where `path` leads is not shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Creates a stack of `root`; where `path` leads is not shown.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }

  /// The root.
  public var body: some View { root.inPlace(of: "NavigationStack", "its root is") }
}

/// Where a navigation leads: values of any types. Apple's page: SwiftUI/NavigationPath.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { for element in elements { append(element) } }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes the last `k` values away, or all of fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension View {
  /// Does nothing: a picture leads nowhere. Apple's page: SwiftUI/View/navigationDestination(for:destination:).
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Does nothing: a picture leads nowhere. Apple's page: SwiftUI/View/navigationDestination(isPresented:destination:).
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
}
