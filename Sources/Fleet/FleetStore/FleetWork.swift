/// What a worker did.
package struct FleetWork: Hashable, Sendable, Encodable {
  /// Widgets whose picture was replaced.
  package var shown: Int64 = 0
  package var skipped: Int64 = 0
  package var reloaded: Int64 = 0
  /// Pictures that were drawn.
  package var drawn: Int64 = 0
  package var failed: Int64 = 0
  /// The number of changes by ``bounds``, and those beyond.
  package private(set) var late = [Int64](repeating: 0, count: bounds.count + 1)
  package private(set) var lateSeconds: Double = 0

  /// The same as `almanac.bounds()`, in seconds.
  package static let bounds = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300]

  package init() {}

  package mutating func add(lateness: Double) {
    late[Self.bounds.firstIndex { lateness <= $0 } ?? Self.bounds.count] += 1
    lateSeconds += max(lateness, 0)
  }

  /// - Parameter counts: By ``bounds``, and those beyond.
  mutating func add(lateness counts: [Int64], sum: Double) {
    for (index, count) in counts.enumerated() where late.indices.contains(index) { late[index] += count }
    lateSeconds += sum
  }

  package static func += (sum: inout FleetWork, more: FleetWork) {
    (sum.shown, sum.skipped, sum.reloaded) = (
      sum.shown + more.shown, sum.skipped + more.skipped, sum.reloaded + more.reloaded
    )
    (sum.drawn, sum.failed) = (sum.drawn + more.drawn, sum.failed + more.failed)
    sum.add(lateness: more.late, sum: more.lateSeconds)
  }

  /// In how many seconds that share of the changes was committed after their dates: one of ``bounds``; nil without
  /// changes, infinite beyond the last.
  package func lateness(of share: Double) -> Double? {
    let total = late.reduce(0, +)
    guard total > 0 else { return nil }
    var sum: Int64 = 0
    for (index, count) in late.enumerated() {
      sum += count
      if Double(sum) >= share * Double(total) { return index < Self.bounds.count ? Self.bounds[index] : .infinity }
    }
    return .infinity
  }
}
