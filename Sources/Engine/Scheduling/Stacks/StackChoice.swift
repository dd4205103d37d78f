package import Foundation

/// The widget that a stack shows, and why.
package struct StackChoice: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// No other widget has a picture.
    case only
    /// No other widget has the same score.
    case highest
    /// Several widgets have the highest score and take turns.
    case tied = "equals"
    /// No widget is relevant: all take turns.
    case idle
  }

  /// The widget's index in the stack.
  package let member: Int
  package let reason: Reason
  /// Its score; nil if it is not relevant.
  package let score: Float?
  /// The date until which it has that score by its own timeline; nil for no date.
  package let scoreEnd: Date?
  /// The widgets that take turns, in order; only this one if none do.
  package let tiedMembers: [Int]
  /// The end of its turn; nil if there are no turns.
  package let turnEnd: Date?
}

/// All inputs of a stack's choice. It reads no clock and no files: equal situations give equal choices.
///
/// The widget with the highest score is shown. Several with that score take turns in the stack's order, and so do all
/// widgets if none is relevant. Turns are counted from a fixed date, so that turns of a quarter of an hour start at
/// whole quarters, and two outputs show the same widget.
package struct StackSituation: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var spans: [RelevanceSpan]
    /// A widget without a picture is skipped.
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

  /// The choice at `now`; nil if no widget has a picture.
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
      seen.count == 1 ? .only : best == nil ? .idle : equals.count == 1 ? .highest : .tied
    return StackChoice(
      member: member, reason: reason, score: best, scoreEnd: members[member].span(at: now)?.end, tiedMembers: equals,
      turnEnd: equals.count > 1 ? turnEnd(after: now) : nil)
  }

  /// The next change of the widget according to the timelines; nil for never.
  ///
  /// After a thousand dates without a change, returns the last of them, at which to check again.
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
