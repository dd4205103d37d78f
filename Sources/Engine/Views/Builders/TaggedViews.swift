import Graphics
import LayoutEngine

/// Lowered views by tag: the symbols of a canvas, the options of a picker, the pages of a tab view.
final class TaggedViews {
  private var nodes: [AnyHashable: [LayoutNode]] = [:]
  private(set) var all: [LayoutNode] = []
  /// Whether elements of a `ForEach` without a tag are found by their identifier.
  let takesIdentifiers: Bool

  init(_ views: some View, in context: _LoweringContext, takingIdentifiers: Bool = false) {
    takesIdentifiers = takingIdentifiers
    guard !(views is EmptyView) else { return }
    all = views._lower(in: context.child(0, role: "symbols").setting(\.taggedViews, to: self))
  }

  /// Stores `views` under `tag`, if the tag is not used yet.
  func add(_ views: [LayoutNode], tag: AnyHashable) {
    if nodes[tag] == nil, !views.isEmpty { nodes[tag] = views }
  }

  subscript(tag: AnyHashable) -> LayoutNode? { nodes[tag]?.first }

  func views(tagged tag: AnyHashable) -> [LayoutNode]? { nodes[tag] }
}

extension View {
  /// Sets the tag by which a canvas, a picker or a tab view finds the view. Apple's page:
  /// SwiftUI/View/tag(_:includeOptional:).
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.environment.taggedViews?.add([child], tag: AnyHashable(tag: tag))
      return child
    }
  }
}

extension AnyHashable {
  /// Creates the value of a tag or a selection; an optional is unwrapped.
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
  /// Where tagged views are collected; nil outside of views that select by tag.
  var taggedViews: TaggedViews? {
    get { self[TaggedViewsKey.self] }
    set { self[TaggedViewsKey.self] = newValue }
  }
}

private enum TaggedViewsKey: EnvironmentKey { static var defaultValue: TaggedViews? { nil } }
