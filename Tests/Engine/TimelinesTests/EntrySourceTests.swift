import Foundation
import Testing

@testable import Timelines

private struct Page: TimelineEntry {
  let date: Date
  let name: String

  init(_ name: String, at date: Date) {
    self.name = name
    self.date = date
  }
}

struct EntrySourceTests {
  private let context = TimelineProviderContext(
    family: .systemMedium, isPreview: true, displaySize: CGSize(width: 364, height: 170),
    date: Date(timeIntervalSince1970: 100))

  @Test func `a provider with handlers is called`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page("placeholder", at: context.date) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        completion(Page("snapshot of \(context.family), preview \(context.isPreview)", at: context.date))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        completion(Timeline(entries: [Page("first", at: context.date)], policy: .after(context.date + 60)))
      }
    }
    let source = EntrySource(Provider())
    #expect(source.placeholder(context).name == "placeholder")
    #expect(await source.snapshot(context).name == "snapshot of systemMedium, preview true")
    let timeline = await source.timeline(context)
    #expect(timeline.entries.map(\.name) == ["first"])
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 160)))
  }

  @Test func `the first of two calls of a handler is used`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page("", at: context.date) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        completion(Page("first", at: context.date))
        completion(Page("second", at: context.date))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        for name in ["first", "second", "third"] {
          completion(Timeline(entries: [Page(name, at: context.date)], policy: .never))
        }
      }
    }
    let source = EntrySource(Provider())
    #expect(await source.snapshot(context).name == "first")
    #expect(await source.timeline(context).entries.map(\.name) == ["first"])
  }

  @Test func `a handler may be called from other threads, even from several`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page("", at: context.date) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        Thread.detachNewThread { completion(Page("elsewhere", at: context.date)) }
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        for _ in 0..<8 {
          Thread.detachNewThread {
            completion(Timeline(entries: [Page("one of eight", at: context.date)], policy: .atEnd))
          }
        }
      }
    }
    let source = EntrySource(Provider())
    #expect(await source.snapshot(context).name == "elsewhere")
    #expect(await source.timeline(context).entries.map(\.name) == ["one of eight"])
  }

  @Test func `a provider with async functions is called`() async {
    struct Provider: AsyncTimelineProvider {
      func placeholder(in context: Context) -> Page { Page("placeholder", at: context.date) }
      func snapshot(in context: Context) async -> Page {
        await Task.yield()
        return Page("snapshot", at: context.date)
      }
      func timeline(in context: Context) async -> Timeline<Page> {
        await Task.yield()
        return Timeline(entries: [Page("a", at: context.date), Page("b", at: context.date + 1)], policy: .atEnd)
      }
    }
    let source = EntrySource(Provider())
    #expect(source.placeholder(context).name == "placeholder")
    #expect(await source.snapshot(context).name == "snapshot")
    let timeline = await source.timeline(context)
    #expect(timeline.entries.map(\.name) == ["a", "b"])
    #expect(timeline.policy == .atEnd)
  }

  @Test func `only the first caller passes, on any thread`() async {
    let once = OneShot()
    let passed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { once.claim() } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(passed == 1)
  }
}
