import Foundation

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
