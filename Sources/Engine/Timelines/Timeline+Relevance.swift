import Foundation

extension Timeline {
  /// The relevance of each entry, for entries in date order: its own, or what is left of the last one before it,
  /// whose score holds until its duration is over or another entry has a relevance.
  ///
  /// Scores and durations that are not finite are ignored. Apple's pages: WidgetKit/TimelineEntryRelevance and its
  /// `duration`, which counts seconds from the entry's date.
  package var relevances: [TimelineEntryRelevance?] {
    var last: (date: Date, relevance: TimelineEntryRelevance)?
    return entries.map { entry in
      if let own = entry.relevance, own.score.isFinite, own.duration.isFinite {
        last = (entry.date, own)
        return own
      }
      guard let last else { return nil }
      guard last.relevance.duration > 0 else { return last.relevance }
      let rest = last.relevance.duration - entry.date.timeIntervalSince(last.date)
      return rest > 0
        ? TimelineEntryRelevance(score: last.relevance.score, duration: rest) : TimelineEntryRelevance(score: 0)
    }
  }
}
