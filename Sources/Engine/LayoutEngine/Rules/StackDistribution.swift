import Foundation

/// Distributes a stack's length among its children as SwiftUI does.
///
/// Higher layout priorities come first, and the minimum lengths of all lower ones are reserved. Among equals the
/// least flexible child comes first, and of those without a limit the one with the largest minimum. Each is proposed
/// an equal share of the remaining length and takes its own, and the rest is divided again. Apple describes the
/// priorities (View/layoutPriority(_:)); the order was measured by many, first by objc.io.
///
/// Questions that cannot change the result are not asked: every question is passed on to the children, so an
/// unnecessary one doubles the work at each level of nested stacks.
struct StackDistribution {
  /// The priority of each claimant: a child of a stack, or a column or row of a grid.
  let priorities: [Double]

  /// The length that is proposed to each claimant; `room` is the proposal without gaps.
  ///
  /// - Parameter length: The length that the claimant at an index takes of a proposed length.
  func lengths(room: CGFloat?, taken length: (_ index: Int, _ offered: CGFloat) -> CGFloat) -> [CGFloat?] {
    guard let room, room.isFinite else { return [CGFloat?](repeating: room, count: priorities.count) }
    var offers = [CGFloat?](repeating: 0, count: priorities.count)
    // Without room everyone is proposed nothing, in any order.
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
        // The length of the last one does not affect the others.
        if !isLastGroup || count < group.count - 1 { left -= length(index, offer) }
      }
    }
    return offers
  }

  /// The claimants of each priority, the highest first.
  private var groups: [[Int]] {
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    var groups: [(priority: Double, indices: [Int])] = []
    for (index, priority) in priorities.enumerated() {
      if let group = groups.firstIndex(where: { $0.priority == priority }) {
        groups[group].indices.append(index)
      } else {
        groups.append((priority, [index]))
      }
    }
    return groups.sorted { $0.priority > $1.priority }.map(\.indices)
  }

  private func byFlexibility(_ group: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
    guard group.count > 1 else { return group }
    var limited: [(length: CGFloat, index: Int)] = []
    var unlimited: [(length: CGFloat, index: Int)] = []
    for index in group {
      let maximum = length(index, .infinity)
      if maximum == .infinity { unlimited.append((0, index)) } else { limited.append((maximum, index)) }
    }
    // A minimum only matters if there is another unlimited claimant to compare with.
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
