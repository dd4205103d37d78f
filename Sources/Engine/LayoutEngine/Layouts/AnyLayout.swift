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
