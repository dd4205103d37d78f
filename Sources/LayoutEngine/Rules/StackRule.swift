package import Foundation

/// `HStack` and `VStack`: children one after the other along an axis, aligned across it.
package struct StackRule: LayoutRule {
  package let axis: Axis
  /// The guide, along the cross axis, that all children share.
  let alignment: AlignmentKey
  /// Points between children, or nil for what each pair wants.
  let explicitSpacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  package var name: String { axis == .horizontal ? "HStack" : "VStack" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let solution = solve(proposal, children)
    var size = CGSize.zero
    size[axis] = solution.sizes.reduce(0) { $0 + $1[axis] } + gaps(children).reduce(0, +)
    // A child without end makes the stack so; its guide, at infinity too, says nothing.
    guard solution.sizes.allSatisfy({ $0[axis.other].isFinite }) else {
      size[axis.other] = .infinity
      return size
    }
    let before = solution.crossGuides.max() ?? 0
    let after = zip(solution.sizes, solution.crossGuides).map { $0[axis.other] - $1 }.max() ?? 0
    size[axis.other] = before + after
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    guard !children.isEmpty else { return [] }
    // Without a cross proposal everyone was asked for the ideal; now that the widest is known, it is proposed to all.
    var settled = proposal
    if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
    let solution = solve(settled, children)
    let gaps = gaps(children)
    let line = solution.crossGuides.max() ?? 0
    var position: CGFloat = 0
    return children.indices.map { index in
      var origin = CGPoint.zero
      let across = line - solution.crossGuides[index]
      origin = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      position += solution.sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
      return Placement(origin: origin, proposal: solution.proposals[index])
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    guard key.passesThroughStacks else { return nil }
    return key.combined(
      children.indices.compactMap { guide(key, ofChild: $0, in: size, proposal: proposal, children) })
  }

  /// Along the axis the outer children speak for the stack; across it, text counts only where there is nothing else.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
    let all = children.map(\.spacing)
    switch axis {
    case .vertical:
      var spacing = ViewSpacing()
      (spacing.top, spacing.bottom) = (first.top, last.bottom)
      return spacing
    case .horizontal:
      var spacing = ViewSpacing()
      (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
      spacing.top = ViewSpacing.merged(all.map(\.top))
      spacing.bottom = ViewSpacing.merged(all.map(\.bottom))
      return spacing
    }
  }

  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { before, after in
      explicitSpacing ?? before.spacing.distance(to: after.spacing, along: axis)
    }
  }

  /// What is proposed to each child, and what each answers.
  private struct Solution {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var crossGuides: [CGFloat]
  }

  private func solve(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Solution {
    let room = proposal[axis].map { $0 - gaps(children).reduce(0, +) }
    let lengths = StackDistribution(axis: axis, across: proposal[axis.other], children: children).lengths(room: room)
    let proposals = lengths.map { length in
      var offered = proposal
      offered[axis] = length
      return offered
    }
    let dimensions = zip(children, proposals).map { $0.dimensions(in: $1) }
    return Solution(
      proposals: proposals, sizes: dimensions.map { CGSize(width: $0.width, height: $0.height) },
      crossGuides: dimensions.map { $0[alignment] })
  }
}

extension ViewSpacing {
  /// The wish of views side by side: text's own distance if all are text, else the default; nothing if none wants any.
  fileprivate static func merged(_ preferences: [Preference]) -> Preference {
    let wishes = preferences.filter { $0 != .none }
    guard !wishes.isEmpty else { return .none }
    var toView: CGFloat = 0
    var toText: CGFloat = 0
    for case .text(let view, let text) in wishes {
      toView = max(toView, view)
      toText = max(toText, text)
    }
    return wishes.contains(.standard) ? .standard : .text(toView: toView, toText: toText)
  }
}
