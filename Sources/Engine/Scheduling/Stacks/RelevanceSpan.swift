package import Foundation
import Timelines

/// When a widget matters, and how much compared with others.
package struct RelevanceSpan: Hashable, Sendable {
  package let start: Date
  /// Not in it any more; nil for until there is another timeline.
  package let end: Date?
  /// Greater than zero.
  package let score: Float

  package init(start: Date, end: Date?, score: Float) { (self.start, self.end, self.score) = (start, end, score) }

  /// Whether the widget matters at `now`.
  package func contains(_ now: Date) -> Bool { start <= now && end.map { now < $0 } ?? true }
}

extension TimelineRecord {
  /// When the widget matters, in order of date: from an entry's date on for its duration, and no longer than until the next
  /// entry's. A score of zero or less is none.
  package var relevanceSpans: [RelevanceSpan] {
    var entries: [Frame] = []
    for frame in frames where entries.last?.entryDate != frame.entryDate { entries.append(frame) }
    return entries.indices.compactMap { index in
      guard let relevance = entries[index].relevance, relevance.score > 0 else { return nil }
      let start = entries[index].entryDate
      let next = index + 1 < entries.count ? entries[index + 1].entryDate : nil
      let end = start + relevance.duration
      // What lasts longer than calendars go ends never.
      let own = relevance.duration > 0 && end < .distantFuture ? end : nil
      return RelevanceSpan(start: start, end: [next, own].compactMap(\.self).min(), score: relevance.score)
    }
  }
}
