public import Foundation
import Graphics

/// Any layout, its type forgotten: for a choice between several. Apple's page: SwiftUI/AnyLayout.
public struct AnyLayout: Layout {
  /// What the wrapped layout remembers.
  public struct Cache {
    var value: Any
  }

  let layout: any Layout

  /// Forgets the type of `layout`.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The axis of the wrapped layout, if it is like a stack.
  package var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Makes what the wrapped layout remembers.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.anyCache(subviews)) }

  /// Brings the wrapped layout's cache up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateCache(any: &cache.value, subviews)
  }

  /// What the wrapped layout wants around it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, any: &cache.value)
  }

  /// The size that the wrapped layout takes.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(proposal, subviews, any: &cache.value)
  }

  /// Places the views as the wrapped layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(in: bounds, proposal, subviews, any: &cache.value)
  }

  /// Where the wrapped layout has the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide.key, in: bounds, proposal, subviews, any: &cache.value)
  }

  /// Where the wrapped layout has the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide.key, in: bounds, proposal, subviews, any: &cache.value)
  }
}
