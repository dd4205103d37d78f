package import Foundation
import Timelines

/// A time span in which a widget is relevant, with its score.
package struct RelevanceSpan: Hashable, Sendable {
  package let start: Date
  /// The exclusive end; nil for until the next timeline.
  package let end: Date?
  /// Greater than zero.
  package let score: Float

  package init(start: Date, end: Date?, score: Float) { (self.start, self.end, self.score) = (start, end, score) }

  package func contains(_ now: Date) -> Bool { start <= now && end.map { now < $0 } ?? true }
}

extension TimelineRecord {
  /// The spans in which the widget is relevant, in date order: from an entry's date for its duration, and at most
  /// until the next entry's date. Entries with a score of zero or less have none.
  package var relevanceSpans: [RelevanceSpan] {
    var entries: [Frame] = []
    for frame in frames where entries.last?.entryDate != frame.entryDate { entries.append(frame) }
    return entries.indices.compactMap { index in
      guard let relevance = entries[index].relevance, relevance.score > 0 else { return nil }
      let start = entries[index].entryDate
      let next = index + 1 < entries.count ? entries[index + 1].entryDate : nil
      let end = start + relevance.duration
      // A duration beyond the calendars' range is endless.
      let own = relevance.duration > 0 && end < .distantFuture ? end : nil
      return RelevanceSpan(start: start, end: [next, own].compactMap(\.self).min(), score: relevance.score)
    }
  }
}
