package import Foundation
package import Graphics

/// A node with its position on the canvas. Frames are in points from the canvas's top left, and are not rounded.
package struct PlacedNode {
  package let node: LayoutNode
  package let frame: CGRect
  package let proposal: ProposedViewSize
  package let children: [PlacedNode]

  /// Lays out `node` in a host of `size`: proposes the host's size and centres the result without rounding.
  package static func root(_ node: LayoutNode, in size: CGSize) -> PlacedNode {
    let proposal = ProposedViewSize(size)
    let fitting = node.fittingSize(proposal)
    let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
    return PlacedNode(node, at: origin, proposal: proposal)
  }

  /// Places `node` with its top left corner at `origin`, and everything inside it.
  package init(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
    self.init(node, at: origin, proposal: proposal, safeArea: nil)
  }

  private init(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, safeArea: SafeArea?) {
    let origin = origin.withoutNaN
    let frame = CGRect(origin: origin, size: node.fittingSize(proposal))
    self.node = node
    self.proposal = proposal
    self.frame = frame
    node.placed(in: frame)
    let isRightToLeft = node.traits.isRightToLeft
    if let content = node.deferredContent?(
      frame, safeArea?.extensions(of: frame, .all, isRightToLeft: isRightToLeft) ?? EdgeInsets())
    {
      let proposal = ProposedViewSize(frame.size)
      let mirrored = isRightToLeft ? frame.width - content.fittingSize(proposal).width : 0
      let corner = CGPoint(x: origin.x + mirrored, y: origin.y)
      children = [PlacedNode(content, at: corner, proposal: proposal, safeArea: safeArea)]
      return
    }
    var placements = node.placements(proposal)
    var safeArea = safeArea
    node.adapt(&placements, to: &safeArea, in: frame)
    let chosen = node.rule.chosenChild(proposal, node.children)
    children = zip(node.children, placements).enumerated().compactMap { index, pair in
      if let chosen, chosen != index { return nil }
      let (child, placement) = pair
      let corner = node.corner(of: child, placement, in: frame)
      let isSecondary = index > 0 && node.rule.safeAreaRole == .insets
      return PlacedNode(child, at: corner, proposal: placement.proposal, safeArea: isSecondary ? nil : safeArea)
    }
  }

  /// The display items of the node and everything inside it, back to front.
  package var displayItems: [DisplayItem] {
    guard let drawing = node.drawing else { return inPaintingOrder.flatMap(\.displayItems) }
    return drawing(DrawingSite(frame: frame, proposal: proposal, children: children.map(\.displayItems)))
  }

  /// The children by z index; equal ones keep their order.
  package var inPaintingOrder: [PlacedNode] {
    guard children.contains(where: { $0.node.traits.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.node.traits.zIndex, $0.offset) < ($1.element.node.traits.zIndex, $1.offset) }
      .map(\.element)
  }
}

extension LayoutNode {
  /// The top left corner of `child` on the canvas when the node has `frame`.
  fileprivate func corner(of child: LayoutNode, _ placement: Placement, in frame: CGRect) -> CGPoint {
    var offset = placement.origin
    if traits.isRightToLeft {
      offset.x = frame.width - offset.x - child.fittingSize(placement.proposal).width
    }
    return CGPoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y)
  }

  /// Moves the first child and changes its safe area, according to the node's role in the safe area.
  fileprivate func adapt(_ placements: inout [Placement], to safeArea: inout SafeArea?, in frame: CGRect) {
    guard rule.safeAreaRole != .none, let child = children.first, let placement = placements.first else { return }
    switch rule.safeAreaRole {
    case .none: break
    case .insets:
      let inner = CGRect(
        origin: corner(of: child, placement, in: frame), size: child.fittingSize(placement.proposal))
      let extensions =
        safeArea?.extensions(of: frame, .all, isRightToLeft: traits.isRightToLeft) ?? EdgeInsets()
      let whole = frame.outset(by: extensions, isRightToLeft: traits.isRightToLeft)
      safeArea = SafeArea(safe: inner, whole: whole)
      guard child.extendsUnderCoveredEdges, let first = placements.first else { return }
      // The scrolling child has the whole frame, and keeps its content away from covered edges.
      placements[0] = Placement(origin: .zero, proposal: ProposedViewSize(frame.size))
      safeArea?.safe.size = first.proposal.replacingUnspecifiedDimensions(by: inner.size)
    case .ignores(let edges):
      guard let area = safeArea else { return }
      let extensions = area.extensions(of: frame, edges, isRightToLeft: traits.isRightToLeft)
      placements[0].origin.x -= extensions.leading
      placements[0].origin.y -= extensions.top
      placements[0].proposal = ProposedViewSize(
        CGSize(width: frame.width + extensions.horizontal, height: frame.height + extensions.vertical))
      safeArea = area.ignoring(edges, isRightToLeft: traits.isRightToLeft)
    case .scrolls:
      guard let area = safeArea else { return }
      let left = max(0, area.safe.minX - frame.minX)
      let right = max(0, frame.maxX - area.safe.maxX)
      placements[0].origin.x += traits.isRightToLeft ? right : left
      placements[0].origin.y += max(0, area.safe.minY - frame.minY)
      safeArea = nil
    }
  }

  /// Whether the node scrolls, or is a scrolling node with modifiers.
  private var extendsUnderCoveredEdges: Bool {
    if rule.safeAreaRole == .scrolls { return true }
    guard rule is PassthroughRule || rule.safeAreaRole == .insets else { return false }
    return children.first?.extendsUnderCoveredEdges == true
  }
}

extension CGRect {
  fileprivate func outset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: minX - (isRightToLeft ? insets.trailing : insets.leading), y: minY - insets.top,
      width: width + insets.horizontal, height: height + insets.vertical)
  }
}

extension PlacedNode: CustomStringConvertible {
  /// The tree as s-expressions, one node per line, `name x y width height`, as in layout snapshots.
  package var description: String { lines(depth: 0).joined(separator: "\n") + "\n" }

  private func lines(depth: Int) -> [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.printed).joined(separator: " ")
    let label = node.traits.label.map { " \($0)" } ?? ""
    let head = String(repeating: "  ", count: depth) + "(\(node.rule.name) \(numbers)\(label)"
    var result = [head] + children.flatMap { $0.lines(depth: depth + 1) }
    result[result.count - 1] += ")"
    return result
  }
}
