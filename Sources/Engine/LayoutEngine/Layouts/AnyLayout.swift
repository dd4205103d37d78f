public import Foundation
import Graphics

/// A type-erased layout, to choose between several. Apple's page: SwiftUI/AnyLayout.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any
  }

  let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The axis of the wrapped layout, if it is like a stack.
  package var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(any: &cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, any: &cache.value)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(proposal, subviews, any: &cache.value)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(in: bounds, proposal, subviews, any: &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide.key, in: bounds, proposal, subviews, any: &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide.key, in: bounds, proposal, subviews, any: &cache.value)
  }
}

/// Implements `Layout` with one of the package's rules.
struct BuiltInLayout {
  private let rule: any LayoutRule

  init(_ rule: any LayoutRule) { self.rule = rule }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    rule.fittingSize(proposal, subviews.nodes)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements = rule.placements(in: bounds.size, proposal: proposal, subviews.nodes)
    for (subview, placement) in zip(subviews, placements) {
      let position = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { rule.spacing(subviews.nodes) }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    rule.explicitGuide(key, in: bounds.size, proposal: proposal, subviews.nodes)
  }
}

/// Type-erased variants of a layout's functions. A cache of another layout's type is created again.
extension Layout {
  func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  func updateCache(any cache: inout Any, _ subviews: Subviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: Subviews, any cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, any cache: inout Any) -> CGSize {
    withCache(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, any cache: inout Any
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, any cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) { cache in
      switch key.axis {
      case .horizontal:
        explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  private func withCache<Result>(
    _ erased: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = erased as? Cache ?? makeCache(subviews: subviews)
    defer { erased = cache }
    return body(&cache)
  }
}
