public import LayoutEngine

/// A view for each element of a collection. Apple's page: SwiftUI/ForEach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identifier: (Data.Element) -> ID

  /// Creates a `ForEach` whose content need not be a view.
  package init(
    _ data: Data, content: @escaping (Data.Element) -> Content, identifier: @escaping (Data.Element) -> ID
  ) {
    (self.data, self.content, self.identifier) = (data, content, identifier)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    var all: [LayoutNode] = []
    for element in data {
      let id = identifier(element)
      let nodes = context.evaluating { content(element) }._lower(in: context.child(id: id))
      if let tagged = context.environment.taggedViews, tagged.takesIdentifiers {
        tagged.add(nodes, tag: AnyHashable(tag: id))
      }
      for node in nodes { all.append(node) }
    }
    return all
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by the value at `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content: content) { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content: content) { $0 }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, identified by the value at `id`. The content receives
  /// bindings.
  public init<Collection: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Collection>, id: KeyPath<Collection.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Collection.Element>) -> Content
  ) where Data == LazyMapSequence<Collection.Indices, (Collection.Index, ID)> {
    let ids = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(ids, content: { content(data.element(at: $0.0)) }, identifier: { $0.1 })
  }

  /// Creates a view for each element of a bound collection. The content receives bindings.
  public init<Collection: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Collection>, @ViewBuilder content: @escaping (Binding<Collection.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Collection.Indices, (Collection.Index, ID)>, Collection.Element: Identifiable,
    ID == Collection.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension View {
  /// Ties the view's state to `id`: when `id` changes, the state starts over. Apple's page: SwiftUI/View/id(_:).
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Does nothing: views are lowered again whenever they may have changed. Apple's page: SwiftUI/View/equatable().
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

private struct IdentifiedView<Content, ID> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView where Content: View, ID: Hashable {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context.child(id: id)) }
}

/// A view that can be compared with its previous value. Apple's page: SwiftUI/EquatableView.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: Content { content }
}
