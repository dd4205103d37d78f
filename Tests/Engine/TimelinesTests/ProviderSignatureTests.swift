import Foundation
import Testing

@testable import Timelines

/// Providers as in real sources.
struct ProviderSignatureTests {
  private struct Page: TimelineEntry {
    let date: Date
  }

  private struct Template: TimelineProvider {
    func placeholder(in context: Context) -> Page { Page(date: Date()) }
    func getSnapshot(in context: Context, completion: @escaping (Page) -> Void) { completion(Page(date: Date())) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let start = Calendar.current.date(byAdding: .hour, value: 1, to: context.date) ?? context.date
      completion(Timeline(entries: [Page(date: start)], policy: .atEnd))
    }
  }

  private final class OldStyle: TimelineProvider {
    typealias Entry = Page
    func placeholder(in context: TimelineProviderContext) -> Page { Page(date: context.date) }
    func getSnapshot(in context: Context, completion: @escaping (Page) -> ()) { completion(Page(date: context.date)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Page>) -> ()) {
      completion(Timeline(entries: [Page(date: context.date)], policy: .never))
    }
    func relevance() async -> WidgetRelevance<Void> {
      WidgetRelevance([
        WidgetRelevanceAttribute(context: .date(from: Date(), to: Date())), .init(context: .location(inferred: .home)),
      ])
    }
  }

  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, displaySize: .zero, date: Date(timeIntervalSince1970: 0))

  @Test func `handlers need not be sendable`() async {
    let timeline = await firstAnswer { Template().getTimeline(in: context, completion: $0) }
    #expect(timeline.entries.map(\.date) == [Date(timeIntervalSince1970: 3600)])
    let other = await firstAnswer { OldStyle().getTimeline(in: context, completion: $0) }
    #expect(other.policy == .never)
  }

  @Test func `a provider may have a relevance, and need not`() async {
    #expect(await Template().relevance().attributes.isEmpty)
    #expect(await OldStyle().relevance().attributes.count == 2)
    #expect(WidgetRelevances<String>([.init(configuration: "a", context: .sleep(.wakeup))]).attributes.count == 1)
  }

  @Test(arguments: [(0.0, 5.0), (5, 0), (0, .nan), (.nan, 0)])
  func `a time span may have its dates in the wrong order`(_ start: Double, _ end: Double) {
    let dates = (Date(timeIntervalSinceReferenceDate: start), Date(timeIntervalSinceReferenceDate: end))
    let (first, last) = (
      RelevantContext.date(from: dates.0, to: dates.1), RelevantContext.date(from: dates.1, to: dates.0)
    )
    if start.isFinite && end.isFinite { #expect(first == last) }
  }

  @Test func `the picture's environment is not known in advance`() {
    #expect(context.environmentVariants[dynamicMember: \[Int].startIndexForTest] == nil)
  }
}

extension [Int] {
  fileprivate var startIndexForTest: Int {
    get { 0 }
    set {}
  }
}
