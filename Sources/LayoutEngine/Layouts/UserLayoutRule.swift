package import Foundation

/// Runs a layout of the user's own.
package final class UserLayoutRule<L: Layout>: LayoutRule {
  private let layout: L
  private let layoutDirection: LayoutDirection
  private var cache: L.Cache?

  package init(_ layout: L, layoutDirection: LayoutDirection) {
    self.layout = layout
    self.layoutDirection = layoutDirection
  }

  package let name = String(describing: L.self)

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    run(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let bounds = CGRect(origin: .zero, size: size)
    return run(children) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.placements(in: bounds, proposal: proposal)
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return run(children) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    run(children) { layout.spacing(subviews: $0, cache: &$1) }
  }

  private func run<Result>(_ children: [LayoutNode], _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(children, layoutDirection: layoutDirection)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache)
  }
}
