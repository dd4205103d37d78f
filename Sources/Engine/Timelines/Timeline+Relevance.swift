import Foundation

extension Timeline {
  /// How much each entry matters, for entries in order of date: what it says itself, or what is left of the last that said
  /// something, whose score holds until its duration is over or an entry says another.
  ///
  /// Scores and durations that are no finite numbers do not count. Apple's pages: WidgetKit/TimelineEntryRelevance and its
  /// `duration`, which speaks of the seconds after the entry's date.
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
