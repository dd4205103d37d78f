import Graphics
import LayoutEngine

/// Views, lowered, by the values of their tags: the symbols of a canvas, the options of a picker, the pages of a tab view.
final class TaggedViews {
  private var nodes: [AnyHashable: [LayoutNode]] = [:]
  /// All views, tagged or not.
  private(set) var all: [LayoutNode] = []
  /// Whether an element of a `ForEach` without a tag goes by its identifier.
  let takesIdentifiers: Bool

  init(_ views: some View, in context: _LoweringContext, takingIdentifiers: Bool = false) {
    takesIdentifiers = takingIdentifiers
    guard !(views is EmptyView) else { return }
    all = views._lower(in: context.child(0, role: "symbols").setting(\.taggedViews, to: self))
  }

  /// Remembers what has a tag; of several with one tag, the first.
  func add(_ views: [LayoutNode], tag: AnyHashable) {
    if nodes[tag] == nil, !views.isEmpty { nodes[tag] = views }
  }

  subscript(tag: AnyHashable) -> LayoutNode? { nodes[tag]?.first }

  /// Everything that has the tag.
  func views(tagged tag: AnyHashable) -> [LayoutNode]? { nodes[tag] }
}

extension View {
  /// Names the view for the canvas, the picker or the tab view that chooses among several by their tags.
  /// Apple's page: SwiftUI/View/tag(_:includeOptional:).
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _UnaryView(self) { child, context in
      context.environment.taggedViews?.add([child], tag: AnyHashable(tag: tag))
      return child
    }
  }
}

extension AnyHashable {
  /// The value of a tag or of a choice among tags: an optional goes by what is in it.
  init(tag: some Hashable) {
    self = (tag as? any OptionalTag)?.wrappedTag ?? AnyHashable(tag)
  }
}

private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable(tag: $0) } }
}

extension EnvironmentValues {
  /// Where views with tags are collected; nil where nobody chooses among views.
  var taggedViews: TaggedViews? {
    get { self[TaggedViewsKey.self] }
    set { self[TaggedViewsKey.self] = newValue }
  }
}

private enum TaggedViewsKey: EnvironmentKey { static var defaultValue: TaggedViews? { nil } }
