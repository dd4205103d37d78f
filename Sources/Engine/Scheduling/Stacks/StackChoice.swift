package import Foundation

/// Which widget of a stack is shown, and why.
package struct StackChoice: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// No other has a picture.
    case only
    /// No other matters as much.
    case highest
    /// Others matter as much: they take turns.
    case equals
    /// None matters: all take turns.
    case idle
  }

  /// The widget, by its number in the stack.
  package let member: Int
  package let reason: Reason
  /// How much it matters; nil where it does not.
  package let score: Float?
  /// Until when it matters as much by its own timeline; nil where that names no date.
  package let scoreEnd: Date?
  /// Those that take turns, in their order; it alone where none do.
  package let equals: [Int]
  /// When its turn is over; nil where there are no turns.
  package let turnEnd: Date?
}

/// All that the choice is made from. No clock is read and no file: equal situations give equal choices.
///
/// The widget with the highest score is shown. Of equals, and of all where no widget matters, each is shown for the length
/// of a turn, in the order of the stack. Turns are counted from a fixed date, so that those of a quarter of an hour begin
/// at whole quarters, whenever it is looked, and two outputs show the same.
package struct StackSituation: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var spans: [RelevanceSpan]
    /// One without a picture is passed over.
    package var hasPicture: Bool

    package init(spans: [RelevanceSpan], hasPicture: Bool = true) {
      (self.spans, self.hasPicture) = (spans, hasPicture)
    }

    fileprivate func span(at now: Date) -> RelevanceSpan? { spans.last { $0.contains(now) } }
  }

  package var members: [Member]
  /// The length of a turn in seconds, at least ``leastTurn``.
  package let turn: TimeInterval

  package static let leastTurn: TimeInterval = 1

  package init(members: [Member], turn: TimeInterval) {
    self.members = members
    self.turn = turn >= Self.leastTurn && turn.isFinite ? turn : Self.leastTurn
  }

  /// What is shown at `now`; nil where no widget has a picture.
  package func choice(at now: Date) -> StackChoice? {
    let seen = members.indices.filter { members[$0].hasPicture }
    guard !seen.isEmpty else { return nil }
    let spans = seen.map { members[$0].span(at: now) }
    let best = spans.compactMap { $0?.score }.max()
    let equals = zip(seen, spans).filter { $1?.score == best }.map(\.0)
    let number = (now.timeIntervalSinceReferenceDate / turn).rounded(.down)
    let place = number.truncatingRemainder(dividingBy: Double(equals.count))
    // Before the fixed date the remainder is negative.
    let member = equals[Int(place < 0 ? place + Double(equals.count) : place)]
    let reason: StackChoice.Reason =
      seen.count == 1 ? .only : best == nil ? .idle : equals.count == 1 ? .highest : .equals
    return StackChoice(
      member: member, reason: reason, score: best, scoreEnd: members[member].span(at: now)?.end, equals: equals,
      turnEnd: equals.count > 1 ? turnEnd(after: now) : nil)
  }

  /// When another widget is shown, as far as the timelines tell; nil for never.
  ///
  /// After a thousand dates at which nothing changes, the last of them: it is to be looked again then.
  package func nextChange(after now: Date) -> Date? {
    guard let shown = choice(at: now)?.member else { return nil }
    let dates = Set(members.filter(\.hasPicture).flatMap(\.spans).flatMap { [$0.start, $0.end].compactMap(\.self) })
    var rest = dates.filter { $0 > now }.sorted()[...]
    var moment = now
    for _ in 0..<1000 {
      guard let next = [rest.first, choice(at: moment)?.turnEnd].compactMap(\.self).min() else { return nil }
      if choice(at: next)?.member != shown { return next }
      moment = next
      rest = rest.drop { $0 <= next }
    }
    return moment
  }

  private func turnEnd(after now: Date) -> Date {
    let number = (now.timeIntervalSinceReferenceDate / turn).rounded(.down)
    let end = Date(timeIntervalSinceReferenceDate: (number + 1) * turn)
    return end > now ? end : now + turn
  }
}
