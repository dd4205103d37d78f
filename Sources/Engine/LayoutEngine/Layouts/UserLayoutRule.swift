package import Foundation

/// Runs a user's layout.
package final class UserLayoutRule<L: Layout>: LayoutRule {
  private let layout: L
  private let layoutDirection: LayoutDirection
  private let report: (String) -> Void
  private var cache: L.Cache?

  /// - Parameter report: Receives a message for each invalid number that the layout returns.
  package init(_ layout: L, layoutDirection: LayoutDirection, report: @escaping (String) -> Void = { _ in }) {
    self.layout = layout
    self.layoutDirection = layoutDirection
    self.report = report
  }

  package let name = String(describing: L.self)

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = run(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    return CGSize(
      width: length(size.width, "width", offered: proposal.width),
      height: length(size.height, "height", offered: proposal.height))
  }

  /// A valid length: 0 for a negative or NaN one, and the offered length for an infinite one, unless infinity was
  /// offered.
  private func length(_ length: CGFloat, _ name: String, offered: CGFloat?) -> CGFloat {
    if length >= 0, length.isFinite || offered == .infinity { return length }
    report("\(self.name): the \(name) \(length) is negative or not finite")
    guard length > 0 else { return 0 }
    return offered.map { $0.isFinite ? max(0, $0) : 0 }
      ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let bounds = CGRect(origin: .zero, size: size)
    return run(children) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.placements(in: bounds, proposal: proposal)
    }
    .map { size.width.isFinite && size.height.isFinite ? sound($0) : $0 }
  }

  /// The placement with 0 for coordinates that are not finite.
  private func sound(_ placement: Placement) -> Placement {
    guard !placement.origin.x.isFinite || !placement.origin.y.isFinite else { return placement }
    report("\(name): a view was placed at \(placement.origin.x), \(placement.origin.y); 0 is used")
    var placement = placement
    if !placement.origin.x.isFinite { placement.origin.x = 0 }
    if !placement.origin.y.isFinite { placement.origin.y = 0 }
    return placement
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let guide = run(children) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    guard let guide, !guide.isFinite, size.width.isFinite, size.height.isFinite else { return guide }
    report("\(name): the alignment guide \(guide) is not finite")
    return nil
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
