import Foundation
import Testing
import Timelines
import Views

@testable import Widgets

/// An entry that its date identifies.
private struct Page: TimelineEntry {
  let date: Date

  init(_ seconds: TimeInterval) { date = Date(timeIntervalSince1970: seconds) }
}

extension WidgetSource.Entry {
  fileprivate var seconds: TimeInterval { date.timeIntervalSince1970 }
}

struct WidgetSourceTests {
  private let context = TimelineProviderContext(
    family: .systemMedium, isPreview: true, displaySize: CGSize(width: 364, height: 170),
    date: Date(timeIntervalSince1970: 100))

  @Test func `a provider with handlers is called`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page(1) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        completion(Page(context.isPreview && context.family == .systemMedium ? 2 : 0))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        completion(Timeline(entries: [Page(3)], policy: .after(context.date + 60)))
      }
    }
    let source = WidgetSource(Provider()) { _ in EmptyView() }
    #expect(source.placeholder(context).seconds == 1)
    #expect(await source.snapshot(context).seconds == 2)
    let timeline = await source.timeline(context)
    #expect(timeline.entries.map(\.seconds) == [3])
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 160)))
  }

  @Test func `the first of two calls of a handler is used`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page(6) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        completion(Page(3))
        completion(Page(4))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        for seconds in [3.0, 4, 5] {
          completion(Timeline(entries: [Page(seconds)], policy: .never))
        }
      }
    }
    let source = WidgetSource(Provider()) { _ in EmptyView() }
    #expect(await source.snapshot(context).seconds == 3)
    #expect(await source.timeline(context).entries.map(\.seconds) == [3])
  }

  @Test func `a handler may be called from other threads, even from several`() async {
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Page { Page(6) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Page) -> Void) {
        Thread.detachNewThread { completion(Page(7)) }
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Page>) -> Void) {
        for _ in 0..<8 {
          Thread.detachNewThread {
            completion(Timeline(entries: [Page(8)], policy: .atEnd))
          }
        }
      }
    }
    let source = WidgetSource(Provider()) { _ in EmptyView() }
    #expect(await source.snapshot(context).seconds == 7)
    #expect(await source.timeline(context).entries.map(\.seconds) == [8])
  }

  @Test func `a provider with async functions is called`() async {
    struct Provider: AsyncTimelineProvider {
      func placeholder(in context: Context) -> Page { Page(1) }
      func snapshot(in context: Context) async -> Page {
        await Task.yield()
        return Page(9)
      }
      func timeline(in context: Context) async -> Timeline<Page> {
        await Task.yield()
        return Timeline(entries: [Page(10), Page(11)], policy: .atEnd)
      }
    }
    let source = WidgetSource(Provider()) { _ in EmptyView() }
    #expect(source.placeholder(context).seconds == 1)
    #expect(await source.snapshot(context).seconds == 9)
    let timeline = await source.timeline(context)
    #expect(timeline.entries.map(\.seconds) == [10, 11])
    #expect(timeline.policy == .atEnd)
  }
}
