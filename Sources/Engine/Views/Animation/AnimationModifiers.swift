public import LayoutEngine

extension View {
  /// The animation with which the view changes from one entry to the next if `value` changes. Apple's page:
  /// SwiftUI/View/animation(_:value:).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> _ChangingView<Self> {
    changing { $0.causes.append(NodeChange.Cause(animation?.motion ?? .none, value: value)) }
  }

  public func animation(_ animation: Animation?) -> _ChangingView<Self> {
    changing { $0.causes.append(NodeChange.Cause(animation?.motion ?? .none)) }
  }

  /// Applies `body`. Apple's page: SwiftUI/View/animation(_:body:).
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Applies `body`, without animation: a picture is still. Apple's page: SwiftUI/View/transaction(_:body:).
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Changes the animation of the view if `value` changes. Apple's page: SwiftUI/View/transaction(value:_:).
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> _ChangingView<Self> {
    changing { $0.causes.append(NodeChange.Cause(Transaction.motion(transform), value: value)) }
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> _ChangingView<Self> {
    changing { $0.causes.append(NodeChange.Cause(Transaction.motion(transform))) }
  }

  /// How texts in the view are replaced by others. Apple's page: SwiftUI/View/contentTransition(_:).
  public func contentTransition(_ transition: ContentTransition) -> _EnvironmentModifier<Self> {
    environment(\.contentTransition, transition)
  }

  /// Views with equal names move into each other. Apple's page:
  /// SwiftUI/View/matchedGeometryEffect(id:in:properties:anchor:isSource:).
  ///
  /// The namespace is another one in each entry, so names count across namespaces.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> _ChangingView<Self> {
    changing { $0.geometry = AnyHashable(id) }
  }

  /// Does nothing: views are drawn in their final frames. Apple's page: SwiftUI/View/geometryGroup().
  public func geometryGroup() -> some View { self }

  private func changing(_ change: @escaping (NodeChange) -> Void) -> _ChangingView<Self> {
    _ChangingView(content: self, change: change)
  }
}

/// Says how a view changes from one entry to the next.
public struct _ChangingView<Content> {
  let content: Content
  let change: (NodeChange) -> Void
}

extension _ChangingView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    for case let change? in nodes.map(\.change) { self.change(change) }
    return nodes
  }
}

/// What views of one name have in common. Both their places and their sizes change here. Apple's page:
/// SwiftUI/MatchedGeometryProperties.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension Transaction {
  /// The motion after `transform` has changed the transaction of a new entry.
  fileprivate static func motion(_ transform: (inout Transaction) -> Void) -> Motion {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    return transaction.disablesAnimations ? .none : transaction.animation?.motion ?? .none
  }
}
