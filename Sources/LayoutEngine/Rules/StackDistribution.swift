import Foundation

/// Divides a stack's room among its children as SwiftUI does.
///
/// Higher layout priorities are served first, and everything lower keeps its minimum. Among equals the least flexible
/// child is asked first; each is offered an equal share of what is left, takes what it wants, and the rest is divided
/// anew. Apple describes the first half (View/layoutPriority(_:)); the order was measured by many, first by objc.io.
struct StackDistribution {
  let axis: Axis
  let across: CGFloat?
  let children: [LayoutNode]

  /// What each child is offered along the axis; `room` is the stack's proposal without its gaps.
  func lengths(room: CGFloat?) -> [CGFloat?] {
    guard let room, room.isFinite else { return children.map { _ in room } }
    var offers = [CGFloat?](repeating: 0, count: children.count)
    let groups = Dictionary(grouping: children.indices) { priority(children[$0]) }.sorted { $0.key > $1.key }
    var left = room
    for (position, group) in groups.enumerated() {
      let reserved = groups[(position + 1)...].flatMap(\.value).reduce(0) { $0 + length($1, offered: 0) }
      var share = max(0, left - reserved)
      let order = byFlexibility(group.value)
      for (count, index) in order.enumerated() {
        let offer = max(0, share) / CGFloat(order.count - count)
        offers[index] = offer
        let taken = length(index, offered: offer)
        share -= taken
        left -= taken
      }
    }
    return offers
  }

  /// Spacers come after everything else, whatever their neighbours' priorities.
  private func priority(_ node: LayoutNode) -> Double {
    node.traits.isSpacer ? -.infinity : node.traits.priority
  }

  private func byFlexibility(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibility = group.map { length($0, offered: .infinity) - length($0, offered: 0) }
    return group.indices
      .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      .map { group[$0] }
  }

  private func length(_ index: Int, offered: CGFloat) -> CGFloat {
    var proposal = ProposedViewSize(width: across, height: across)
    proposal[axis] = offered
    return children[index].fittingSize(proposal)[axis]
  }
}
