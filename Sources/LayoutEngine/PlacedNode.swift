package import Foundation
package import Graphics

/// A node with its place on the canvas. Frames are points from the canvas's top left and stay fractional.
package struct PlacedNode {
  package let node: LayoutNode
  package let frame: CGRect
  private let proposal: ProposedViewSize
  package let children: [PlacedNode]

  /// Lays `node` out in a host of `size`: proposes the host's size and centres what comes back, fractions kept.
  package static func root(_ node: LayoutNode, in size: CGSize) -> PlacedNode {
    let proposal = ProposedViewSize(size)
    let fitting = node.fittingSize(proposal)
    let origin = CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2)
    return PlacedNode(node, at: origin, proposal: proposal)
  }

  /// Places `node` with its top left corner at `origin`, and everything below it.
  package init(_ node: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
    let size = node.fittingSize(proposal)
    self.node = node
    self.proposal = proposal
    frame = CGRect(origin: origin, size: size)
    node.placed(in: frame)
    if let content = node.deferredContent?(frame) {
      let proposal = ProposedViewSize(size)
      let mirrored = node.traits.isRightToLeft ? size.width - content.fittingSize(proposal).width : 0
      children = [PlacedNode(content, at: CGPoint(x: origin.x + mirrored, y: origin.y), proposal: proposal)]
      return
    }
    let placements = node.rule.placements(in: size, proposal: proposal, node.children)
    children = zip(node.children, placements).map { child, placement in
      var offset = placement.origin
      if node.traits.isRightToLeft {
        offset.x = size.width - offset.x - child.fittingSize(placement.proposal).width
      }
      let corner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      return PlacedNode(child, at: corner, proposal: placement.proposal)
    }
  }

  /// What the node and everything below it paint, back to front.
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

extension PlacedNode: CustomStringConvertible {
  /// The tree as s-expressions, one node a line, `name x y width height`: the layout twin of a snapshot.
  package var description: String { lines(depth: 0).joined(separator: "\n") + "\n" }

  private func lines(depth: Int) -> [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: " ")
    let label = node.traits.label.map { " \($0)" } ?? ""
    let head = String(repeating: "  ", count: depth) + "(\(node.rule.name) \(numbers)\(label)"
    var result = [head] + children.flatMap { $0.lines(depth: depth + 1) }
    result[result.count - 1] += ")"
    return result
  }
}
