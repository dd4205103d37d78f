import Foundation
import Testing

@testable import Timelines

private struct Page: TimelineEntry, Equatable {
  let date: Date
  let name: String

  init(_ name: String, at seconds: TimeInterval) {
    self.name = name
    date = Date(timeIntervalSince1970: seconds)
  }
}

struct TimelineOrderTests {
  private let pages = [Page("c", at: 30), Page("a", at: 10), Page("b", at: 20)]

  @Test func `entries are sorted by date`() {
    #expect(pages.sortedByDate().map(\.name) == ["a", "b", "c"])
    #expect([Page]().sortedByDate().isEmpty)
  }

  @Test func `the last of several entries with the same date stays`() {
    let twice = [Page("x", at: 20), Page("a", at: 10), Page("y", at: 20), Page("z", at: 20), Page("b", at: 10)]
    #expect(twice.sortedByDate().map(\.name) == ["b", "z"])
  }

  @Test(
    arguments: [
      (10.0, "a"), (19.999, "a"), (20, "b"), (29, "b"), (30, "c"), (1e9, "c"),
    ] as [(Double, String)])
  func `the current entry is the last one whose date is not after now`(_ now: Double, _ name: String) {
    #expect(pages.current(at: Date(timeIntervalSince1970: now))?.name == name)
  }

  @Test func `before all dates the first entry is current`() {
    #expect(pages.current(at: Date(timeIntervalSince1970: 0))?.name == "a")
    #expect([Page]().current(at: Date(timeIntervalSince1970: 0)) == nil)
  }

  @Test func `a policy has its date`() {
    let date = Date(timeIntervalSince1970: 3600)
    #expect(TimelineReloadPolicy.after(date).kind == .after(date))
    #expect(TimelineReloadPolicy.after(date) != .after(date + 1))
    #expect(TimelineReloadPolicy.atEnd != .never)
  }

  @Test func `an entry has no relevance by default`() {
    #expect(pages[0].relevance == nil)
    #expect(TimelineEntryRelevance(score: 2) == TimelineEntryRelevance(score: 2, duration: 0))
  }
}
