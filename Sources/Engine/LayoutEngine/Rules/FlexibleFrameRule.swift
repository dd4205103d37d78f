package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:…)`: clamps the proposal to the child, and the child's size.
package struct FlexibleFrameRule: ModifierRule {
  /// The limits of one axis. As in SwiftUI, the ideal is raised to the minimum, and the maximum to the ideal.
  package struct Limits: Hashable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    package init(min minimum: CGFloat?, ideal: CGFloat?, max maximum: CGFloat?) {
      let minimum = minimum.flatMap { $0.isNaN ? nil : max($0, 0) }
      let ideal = ideal.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) }
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, ideal ?? 0) }
    }

    var isUnlimited: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Whether the limits are consistent; SwiftUI logs it if they are not.
    package static func areInOrder(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> Bool {
      let minimum = minimum ?? -.infinity
      let ideal = ideal ?? minimum
      let maximum = maximum ?? ideal
      return minimum <= ideal && ideal <= maximum && minimum < .infinity
    }

    /// The proposal to the child.
    func inner(_ proposal: CGFloat?) -> CGFloat? {
      guard let value = proposal ?? ideal else { return nil }
      return min(max(value, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The frame's length when the child has the length `child`.
    func outer(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let minimum, let maximum, minimum > maximum { return proposal == nil ? ideal ?? child : child }
      guard let proposal else {
        return ideal ?? max(minimum ?? 0, min(child, maximum ?? .infinity))
      }
      var value = child
      if let minimum { value = max(minimum, min(value, proposal)) }
      if let maximum { value = min(maximum, max(value, proposal)) }
      return value
    }

    /// The frame's length if it does not depend on the child: the minimum for smaller proposals, the maximum for
    /// larger ones.
    func decided(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal, minimum ?? -.infinity <= maximum ?? .infinity else { return nil }
      if let minimum, proposal <= minimum { return minimum }
      if let maximum, proposal >= maximum { return maximum }
      return nil
    }

    /// The final proposal to the child: the frame's length, unless the child determined it.
    func settled(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isChildsOwn =
        proposal == nil && ideal == nil && minimum ?? -.infinity < length && length < maximum ?? .infinity
      return isChildsOwn ? nil : length
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
    let inner = children[0].fittingSize(
      ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height)))
    return CGSize(
      width: width.outer(proposal.width, child: inner.width),
      height: height.outer(proposal.height, child: inner.height))
  }

  package func length(_ axis: Axis, for proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGFloat? {
    let limits = axis == .horizontal ? width : height
    if let decided = limits.decided(proposal[axis]) { return decided }
    let inner = ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    return limits.outer(proposal[axis], child: children[0].length(axis, for: inner))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let settled = ProposedViewSize(
      width: width.settled(proposal.width, length: size.width),
      height: height.settled(proposal.height, length: size.height))
    return [alignment.placement(of: children[0], in: size, proposal: settled)]
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    children[0].spacing(insideFrameWithWidth: !width.isUnlimited, height: !height.isUnlimited)
  }
}
