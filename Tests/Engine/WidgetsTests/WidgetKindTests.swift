import Foundation
import Testing
import Timelines

@testable import Views
@testable import Widgets

struct WidgetKindTests {
  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170),
    date: Date(timeIntervalSince1970: 0))

  @Test func `modifiers describe a widget`() throws {
    let kind = try #require(FirstWidget()._kinds.first)
    #expect(kind.kind == "first")
    #expect(kind.displayName == "First of 1,000")
    #expect(kind.description == "The 1 that is first")
    #expect(kind.families == [.systemSmall, .accessoryInline])
    #expect(!kind.hasContentMargins)
    #expect(!kind.isBackgroundRemovable)
  }

  @Test func `by default a widget has the families of the Home Screen and margins`() throws {
    let kind = try #require(SecondWidget()._kinds.first)
    #expect(kind.displayName == nil)
    #expect(kind.description == nil)
    #expect(kind.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    #expect(kind.hasContentMargins)
    #expect(kind.isBackgroundRemovable)
  }

  @Test func `the outermost of two equal modifiers is used`() {
    let configuration = StaticConfiguration(kind: "k", provider: SampleProvider()) { Text($0.title) }
      .supportedFamilies([.systemSmall]).supportedFamilies([.systemLarge])
    #expect(configuration._kind?.families == [.systemLarge])
  }

  @Test func `a custom configuration is described by its body`() {
    struct Own: WidgetConfiguration {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "own", provider: SampleProvider()) { Text($0.title) }.contentMarginsDisabled()
      }
    }
    #expect(Own()._kind?.kind == "own")
    #expect(Own()._kind?.hasContentMargins == false)
  }

  @Test func `a source returns entries with their views`() async throws {
    let source = try #require(FirstWidget()._kinds.first).source
    #expect(texts(lowered(source.placeholder(context).view()).node) == ["placeholder"])
    #expect(texts(lowered(await source.snapshot(context).view()).node) == ["snapshot"])
    let timeline = await source.timeline(context)
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 180)))
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 60, 120])
    let shown = try #require(timeline.entries.current(at: Date(timeIntervalSince1970: 61)))
    #expect(texts(lowered(shown.view()).node) == ["entry 1"])
  }

  @Test func `a source may be asynchronous`() async throws {
    let source = try #require(SecondWidget()._kinds.first).source
    #expect(texts(lowered(await source.snapshot(context).view()).node) == ["async"])
    #expect(await source.timeline(context).entries.isEmpty)
  }
}

struct WidgetBundleTests {
  @Test func `an omitted widget is not in the bundle`() {
    struct Conditional: WidgetBundle {
      var hasSecond = false
      var body: some Widget {
        if hasSecond { SecondWidget() }
        FirstWidget()
      }
    }
    #expect(Conditional().kinds.map(\.kind) == ["first"])
    #expect(Conditional(hasSecond: true).kinds.map(\.kind) == ["second", "first"])
  }

  private struct Plain: WidgetBundle {
    var body: some Widget {
      FirstWidget()
      SecondWidget()
    }
  }

  @Test func `a bundle lists its widgets in order`() {
    #expect(Plain().kinds.map(\.kind) == ["first", "second"])
  }

  @Test func `the first of several widgets with the same kind is used`() {
    struct Doubled: WidgetBundle {
      var body: some Widget {
        SecondWidget()
        FirstWidget()
        DoubleWidget()
      }
    }
    #expect(Doubled().kinds.map(\.kind) == ["second", "first"])
    #expect(Doubled().kinds.last?.displayName == "First of 1,000")
  }

  @Test func `a bundle may contain bundles and branches`() {
    struct Nested: WidgetBundle {
      var isFirst = true
      var body: some Widget {
        if isFirst { FirstWidget() } else { DoubleWidget() }
        Plain().body
      }
    }
    #expect(Nested().kinds.map(\.kind) == ["first", "second"])
    #expect(Nested(isFirst: false).kinds.map(\.kind) == ["first", "second"])
    #expect(Nested(isFirst: false).kinds.first?.displayName == "Double")
  }

  @Test func `a bundle may have one widget or none`() {
    struct One: WidgetBundle {
      var body: some Widget { SecondWidget() }
    }
    struct Empty: WidgetBundle {
      var body: some Widget {}
    }
    #expect(One().kinds.map(\.kind) == ["second"])
    #expect(Empty().kinds.isEmpty)
  }
}
