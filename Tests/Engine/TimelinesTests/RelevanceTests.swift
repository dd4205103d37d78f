import Foundation
import Testing
import Timelines

/// The relevance of entries without one of their own.
struct RelevanceTests {
  private struct Scored: TimelineEntry {
    let date: Date
    let relevance: TimelineEntryRelevance?
  }

  private func relevances(_ entries: [(Double, TimelineEntryRelevance?)]) -> [TimelineEntryRelevance?] {
    let entries = entries.map { Scored(date: Date(timeIntervalSinceReferenceDate: $0), relevance: $1) }
    return Timeline(entries: entries, policy: .never).relevances
  }

  @Test func `an entry without a relevance has what is left of the last one`() {
    let hour = TimelineEntryRelevance(score: 5, duration: 3600)
    #expect(
      relevances([(0, nil), (10, hour), (1810, nil), (3610, nil), (9999, nil)])
        == [nil, hour, .init(score: 5, duration: 1800), .init(score: 0), .init(score: 0)])
    let open = TimelineEntryRelevance(score: 2)
    #expect(relevances([(0, hour), (10, open), (20, nil), (30, hour)]) == [hour, open, open, hour])
  }

  @Test(arguments: [
    TimelineEntryRelevance(score: .nan), TimelineEntryRelevance(score: .infinity, duration: 3),
    TimelineEntryRelevance(score: 1, duration: .nan), TimelineEntryRelevance(score: 1, duration: -.infinity),
  ]) func `non-finite scores are ignored`(odd: TimelineEntryRelevance) {
    let one = TimelineEntryRelevance(score: 1)
    #expect(relevances([(0, odd), (1, one), (2, odd)]) == [nil, one, one])
  }
}
