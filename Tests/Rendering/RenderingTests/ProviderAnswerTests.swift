import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

/// Misbehaving providers.
struct ProviderAnswerTests {
  private struct Entry: TimelineEntry {
    let date: Date
  }

  /// Runs a test's code instead of answering.
  private struct Provider: TimelineProvider {
    let answer: (@escaping @Sendable (Timeline<Entry>) -> Void) -> Void

    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      answer(completion)
    }
  }

  private func kind(
    _ answer: @escaping (@escaping @Sendable (Timeline<Entry>) -> Void) -> Void
  ) throws -> WidgetKind {
    let configuration = StaticConfiguration(kind: "odd", provider: Provider(answer: answer)) { _ in
      Text("a").containerBackground(.white, for: .widget)
    }
    return try #require(configuration._kind)
  }

  /// A renderer whose time limit ends at once, or never.
  private func renderer(isOver: Bool) -> WidgetRenderer {
    let limit = TimeLimit(.seconds(1.5)) { _ in
      if !isOver { for await _ in AsyncStream<Void>.makeStream().stream {} }
    }
    return WidgetRenderer(
      world: World(
        now: TestWidget.now, groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: limit))
  }

  private func picture(
    isOver: Bool = false, _ request: RenderRequest = RenderRequest(family: .systemSmall),
    _ answer: @escaping (@escaping @Sendable (Timeline<Entry>) -> Void) -> Void
  ) async throws -> RenderedFrame {
    let kind = try kind(answer)
    return try await renderer(isOver: isOver).currentPicture(of: kind, request, as: .png)
  }

  @Test func `a provider that never answers is an error that names it and the limit`() async throws {
    let (kept, source) = AsyncStream<@Sendable (Timeline<Entry>) -> Void>.makeStream()
    let error = await #expect(throws: RenderError.self) { _ = try await picture(isOver: true) { source.yield($0) } }
    let words = try #require(error).description
    #expect(words.contains("odd") && words.contains("1.5 seconds"))
    withExtendedLifetime(kept) {}
  }

  @Test func `a provider that releases its handler is an error at once`() async throws {
    let error = await #expect(throws: RenderError.self) { _ = try await picture { _ in } }
    let words = try #require(error).description
    #expect(words.contains("odd") && words.contains("without calling its completion handler"))
  }

  @Test func `a provider whose task returns without an answer is an error at once`() async throws {
    let error = await #expect(throws: RenderError.self) {
      _ = try await picture { answer in
        Task {
          guard await Self.nothing() != nil else { return }
          answer(Timeline(entries: [], policy: .never))
        }
      }
    }
    guard case .abandoned? = error else { throw try #require(error) }
  }

  private static func nothing() async -> Int? { nil }

  @Test func `a missing snapshot is an error too`() async {
    await #expect(throws: RenderError.self) {
      var request = RenderRequest(family: .systemSmall)
      request.state = .snapshot
      _ = try await picture(isOver: true, request) { _ in }
    }
  }

  @Test func `an answer from another thread works`() async throws {
    let picture = try await picture { answer in
      Thread.detachNewThread { answer(Timeline(entries: [Entry(date: TestWidget.now)], policy: .never)) }
    }
    #expect(picture.entryDate == TestWidget.now && picture.diagnostics.isEmpty)
  }

  @Test func `two answers give the first picture and a diagnostic`() async throws {
    let picture = try await picture { answer in
      answer(Timeline(entries: [Entry(date: TestWidget.now)], policy: .never))
      answer(Timeline(entries: [], policy: .never))
    }
    #expect(picture.diagnostics.map(\.id) == ["timeline.several-answers"])
  }

  @Test func `unsorted entries give a picture and diagnostics`() async throws {
    let now = TestWidget.now
    let impossible = Date(timeIntervalSinceReferenceDate: .nan)
    let picture = try await picture { answer in
      let dates = [now + 60, now, now, impossible, now - 60]
      answer(Timeline(entries: dates.map(Entry.init), policy: .after(impossible)))
    }
    #expect(picture.entryDate == now)
    #expect(picture.policy == .atEnd)
    #expect(
      picture.diagnostics.map(\.id) == [
        "timeline.impossible-date", "timeline.out-of-order", "timeline.equal-dates", "timeline.impossible-reload-date",
      ])
  }

  @Test func `a timeline of invalid entries is empty`() async {
    await #expect(throws: RenderError.self) {
      _ = try await picture { answer in
        answer(Timeline(entries: [Entry(date: Date(timeIntervalSinceReferenceDate: .infinity))], policy: .never))
      }
    }
  }

  @Test(arguments: [WidgetFamily.accessoryCorner, .accessoryRectangular, .systemExtraLargePortrait])
  func `a widget for a watch or Vision is drawn`(_ family: WidgetFamily) async throws {
    let device = try #require(DeviceProfile.all.first { $0.size(of: family) != nil && $0.idiom != .phone })
    var request = RenderRequest(family: family)
    request.device = device
    let configuration = StaticConfiguration(kind: "small", provider: StillProvider()) { _ in
      Text("a").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([family])
    let kind = try #require(configuration._kind)
    let picture = try await TestWidget.renderer().currentPicture(of: kind, request, as: .png)
    // The corner of a watch face has room for a label.
    #expect(picture.lowered.displayList.size == request.pictureSize)
    #expect(family == .accessoryCorner || request.pictureSize == device.size(of: family))
  }
}
