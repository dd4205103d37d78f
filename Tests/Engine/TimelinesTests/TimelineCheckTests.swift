import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Timelines

struct TimelineCheckTests {
  private struct Page: TimelineEntry {
    var date: Date
    var name = ""
    var relevance: TimelineEntryRelevance?
  }

  private func checked(
    _ entries: [Page], policy: TimelineReloadPolicy = .atEnd
  ) -> (timeline: Timeline<Page>, ids: [String]) {
    let log = DiagnosticLog()
    let timeline = log.collecting {
      Timeline(entries: entries, policy: policy).checked(for: "kind")
    }
    #expect(log.diagnostics.allSatisfy { $0.subject == "kind" })
    return (timeline, log.diagnostics.map(\.id))
  }

  private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

  @Test func `an ordered timeline is not reported`() {
    let result = checked([Page(date: day(1)), Page(date: day(2))], policy: .after(day(3)))
    #expect(result.timeline.entries.map(\.date) == [day(1), day(2)])
    #expect(result.timeline.policy == .after(day(3)))
    #expect(result.ids.isEmpty)
    #expect(checked([]).ids.isEmpty)
  }

  @Test func `unordered entries are sorted`() {
    let result = checked([Page(date: day(2)), Page(date: day(1))])
    #expect(result.timeline.entries.map(\.date) == [day(1), day(2)])
    #expect(result.ids == ["timeline.out-of-order"])
  }

  @Test func `of entries with the same date the last one stays`() {
    let result = checked([Page(date: day(1), name: "a"), Page(date: day(1), name: "b")])
    #expect(result.timeline.entries.map(\.name) == ["b"])
    #expect(result.ids == ["timeline.equal-dates"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `an entry with an invalid date is left out`(_ seconds: Double) {
    let result = checked([Page(date: day(1)), Page(date: Date(timeIntervalSinceReferenceDate: seconds))])
    #expect(result.timeline.entries.map(\.date) == [day(1)])
    #expect(result.ids == ["timeline.impossible-date"])
  }

  @Test func `an invalid reload date is treated as atEnd`() {
    let result = checked([Page(date: day(1))], policy: .after(Date(timeIntervalSinceReferenceDate: .nan)))
    #expect(result.timeline.policy == .atEnd)
    #expect(result.ids == ["timeline.impossible-reload-date"])
  }

  @Test(arguments: [(Float.nan, 0.0), (.infinity, 0), (1, .nan)])
  func `a NaN relevance is reported`(_ score: Float, _ duration: Double) {
    let relevance = TimelineEntryRelevance(score: score, duration: duration)
    #expect(checked([Page(date: day(1), relevance: relevance)]).ids == ["timeline.relevance-not-finite"])
  }

  @Test func `a relevance is kept`() {
    let relevance = TimelineEntryRelevance(score: 10, duration: 60)
    #expect(checked([Page(date: day(1), relevance: relevance)]).timeline.entries.first?.relevance == relevance)
    #expect(TimelineEntryRelevance(score: 1).duration == 0)
  }

  @Test func `a second answer is reported, from any thread`() async {
    let log = DiagnosticLog()
    let (answered, source) = AsyncStream<Void>.makeStream()
    let first = await log.collecting {
      await firstAnswer { handler in
        handler(1)
        Thread.detachNewThread {
          handler(2)
          source.finish()
        }
      }
    }
    for await _ in answered {}
    #expect(first == 1)
    #expect(log.diagnostics.map(\.id) == ["timeline.several-answers"])
  }
}
