import Foundation

/// Divides a stack's room among its children as SwiftUI does.
///
/// Higher layout priorities are served first, and everything lower keeps its minimum. Among equals the least flexible
/// child is asked first, and of those without any limit the one with the largest minimum; each is offered an equal share
/// of what is left, takes what it wants, and the rest is divided anew. Apple describes the first half
/// (View/layoutPriority(_:)); the order was measured by many, first by objc.io.
struct StackDistribution {
  /// What is asked for a share: a child of a stack, or a column or row of a grid.
  struct Claimant {
    var priority: Double
    /// The length taken of an offered one.
    var length: (CGFloat) -> CGFloat
  }

  let claimants: [Claimant]

  /// What each claimant is offered; `room` is the proposal without gaps.
  func lengths(room: CGFloat?) -> [CGFloat?] {
    guard let room, room.isFinite else { return claimants.map { _ in room } }
    var offers = [CGFloat?](repeating: 0, count: claimants.count)
    let groups = Dictionary(grouping: claimants.indices) { claimants[$0].priority }.sorted { $0.key > $1.key }
    let minimums = groups.dropFirst().map { group in group.value.reduce(0) { $0 + length($1, offered: 0) } }
    var reserved = minimums.reduce(0, +)
    var left = room
    for (position, group) in groups.enumerated() {
      if position > 0 { reserved -= minimums[position - 1] }
      for (count, index) in byFlexibility(group.value).enumerated() {
        let offer = max(0, left - reserved) / CGFloat(group.value.count - count)
        offers[index] = offer
        left -= length(index, offered: offer)
      }
    }
    return offers
  }

  private func byFlexibility(_ group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let keys = group.map { index in
      let minimum = length(index, offered: 0)
      let flexibility = length(index, offered: .infinity) - minimum
      return (flexibility, flexibility == .infinity ? -minimum : 0, index)
    }
    return keys.sorted { $0 < $1 }.map(\.2)
  }

  private func length(_ index: Int, offered: CGFloat) -> CGFloat { claimants[index].length(offered) }
}
