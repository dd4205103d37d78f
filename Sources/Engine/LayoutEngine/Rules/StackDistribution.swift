import Foundation

/// Divides a stack's room among its children as SwiftUI does.
///
/// Higher layout priorities are served first, and everything lower keeps its minimum. Among equals the least flexible
/// child is asked first, and of those without any limit the one with the largest minimum; each is offered an equal share
/// of what is left, takes what it wants, and the rest is divided anew. Apple describes the first half
/// (View/layoutPriority(_:)); the order was measured by many, first by objc.io.
///
/// Nobody is asked what cannot change the answer: every question is passed on to what is inside, so that one too many
/// doubles the work at each level of a nested stack.
struct StackDistribution {
  /// Of each that claims a share: a child of a stack, or a column or row of a grid.
  let priorities: [Double]

  /// What each claimant is offered; `room` is the proposal without gaps.
  ///
  /// - Parameter length: What the claimant at an index takes of an offered length.
  func lengths(room: CGFloat?, taken length: (_ index: Int, _ offered: CGFloat) -> CGFloat) -> [CGFloat?] {
    guard let room, room.isFinite else { return [CGFloat?](repeating: room, count: priorities.count) }
    var offers = [CGFloat?](repeating: 0, count: priorities.count)
    // Of no room everybody is offered nothing, in whatever order.
    guard room > 0 else { return offers }
    let groups = groups
    let minimums = groups.dropFirst().map { group in group.reduce(0) { $0 + length($1, 0) } }
    var reserved = minimums.reduce(0, +)
    var left = room
    for (position, group) in groups.enumerated() {
      if position > 0 { reserved -= minimums[position - 1] }
      let isLastGroup = position == groups.count - 1
      for (count, index) in byFlexibility(group, length).enumerated() {
        let offer = max(0, left - reserved) / CGFloat(group.count - count)
        offers[index] = offer
        // What the last one takes is nobody's concern any more.
        if !isLastGroup || count < group.count - 1 { left -= length(index, offer) }
      }
    }
    return offers
  }

  /// The claimants of each priority, the highest first.
  private var groups: [[Int]] {
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    return Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
  }

  private func byFlexibility(_ group: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
    guard group.count > 1 else { return group }
    var limited: [(length: CGFloat, index: Int)] = []
    var unlimited: [(length: CGFloat, index: Int)] = []
    for index in group {
      let maximum = length(index, .infinity)
      if maximum == .infinity { unlimited.append((0, index)) } else { limited.append((maximum, index)) }
    }
    // A minimum only matters where there is another of the kind to compare with.
    if limited.count > 1 {
      for position in limited.indices { limited[position].length -= length(limited[position].index, 0) }
      limited.sort { ($0.length, $0.index) < ($1.length, $1.index) }
    }
    if unlimited.count > 1 {
      for position in unlimited.indices { unlimited[position].length = -length(unlimited[position].index, 0) }
      unlimited.sort { ($0.length, $0.index) < ($1.length, $1.index) }
    }
    return limited.map(\.index) + unlimited.map(\.index)
  }
}
