package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps the proposal on the way down and the answer on the way up.
package struct FlexibleFrameRule: ModifierRule {
  /// The limits of one axis; each is raised to the one before it.
  package struct Limits: Hashable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    package init(min minimum: CGFloat?, ideal: CGFloat?, max maximum: CGFloat?) {
      let raisedIdeal = ideal.map { max($0, minimum ?? $0) }
      self.minimum = minimum
      self.ideal = raisedIdeal
      self.maximum = maximum.map { max($0, raisedIdeal ?? minimum ?? $0) }
    }

    /// What the child is offered.
    func inner(_ proposal: CGFloat?) -> CGFloat? {
      guard var value = proposal ?? ideal else { return nil }
      if let minimum { value = max(value, minimum) }
      if let maximum { value = min(value, maximum) }
      return value
    }

    /// What the frame takes when the child answers `child`.
    func outer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposal else {
        return ideal ?? max(minimum ?? 0, min(child, maximum ?? .infinity))
      }
      var value = child
      if let minimum { value = max(minimum, min(value, proposal)) }
      if let maximum { value = min(maximum, max(value, proposal)) }
      return value
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  package init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package var name: String { "frame" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let inner = children[0].fittingSize(self.inner(proposal))
    return CGSize(
      width: width.outer(proposal.width, child: inner.width),
      height: height.outer(proposal.height, child: inner.height))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    [alignment.placement(of: children[0], in: size, proposal: inner(proposal))]
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}
