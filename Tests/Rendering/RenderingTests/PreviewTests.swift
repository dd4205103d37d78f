import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

private struct ShoreEntry: TimelineEntry {
  let date: Date
  let words: String
}

private struct OtherEntry: TimelineEntry { let date: Date }

private struct ShoreProvider: TimelineProvider {
  func placeholder(in context: Context) -> ShoreEntry { ShoreEntry(date: context.date, words: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (ShoreEntry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<ShoreEntry>) -> Void) {
    completion(Timeline(entries: [ShoreEntry(date: context.date, words: "of the provider")], policy: .atEnd))
  }
}

private struct ShoreWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shore", provider: ShoreProvider()) { entry in
      Text(entry.words).containerBackground(.white, for: .widget)
    }
  }
}

private struct Nightly: PreviewModifier {
  static func makeSharedContext() async throws -> String { "at night" }
  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context)
    }
  }
}

#Preview("Plain", traits: .fixedLayout(width: 40, height: 20)) {
  Color(.sRGB, red: 1, green: 0, blue: 0)
}

#Preview("Modified", traits: .sizeThatFitsLayout, .modifier(Nightly())) {
  @Previewable @State var words = "a state"
  Text(words)
}

@available(iOS 17, *)
#Preview("Entries", as: .systemSmall) {
  ShoreWidget()
} timeline: {
  ShoreEntry(date: .now, words: "the first")
  ShoreEntry(date: .now.addingTimeInterval(60), words: "the second")
  OtherEntry(date: .now)
}

#Preview(as: .systemMedium) {
  ShoreWidget()
} timelineProvider: {
  ShoreProvider()
}

#Preview("In a family") {
  Text("as a widget").previewContext(WidgetPreviewContext(family: .systemLarge))
}

private struct ShorePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("one").previewDisplayName("The one").previewLayout(.fixed(width: 30, height: 10))
      Text("two").previewLayout(.sizeThatFits)
    }
  }
}

private struct DunePreviews: PreviewProvider {
  static var previews: some View {
    ForEach([WidgetFamily.systemSmall, .systemMedium], id: \.self) { family in
      Text("dune \(family.description)").previewContext(WidgetPreviewContext(family: family))
    }
    .previewDisplayName("Dune")
    Group {
      Text("three")
      Text("four").previewLayout(.sizeThatFits)
    }
    .previewLayout(.fixed(width: 50, height: 20))
  }
}

/// The previews of this file.
struct PreviewTests {
  private let items = PreviewList().items.filter { item in
    ["PreviewTests.swift:", "ShorePreviews", "DunePreviews"].contains { item.place.hasPrefix($0) }
  }

  private func item(_ name: String) throws -> PreviewList.Item { try #require(items.first { $0.name == name }) }

  private func frame(
    of item: PreviewList.Item, _ family: WidgetFamily = .systemSmall, _ canvas: RenderRequest.Canvas = .family
  ) async throws -> RenderedFrame {
    let kind = try #require(item.picture.kind())
    var request = RenderRequest(family: family)
    request.canvas = canvas
    let world = World(
      now: Date(), groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: TimeLimit(.seconds(3600)))
    return try await WidgetRenderer(world: world).currentPicture(of: kind, request, as: .png)
  }

  private func words(_ frame: RenderedFrame) -> String { frame.lowered.displayList.description }

  @Test func `all previews are found, with their names and lines`() throws {
    #expect(
      items.map(\.name) == [
        "Plain", "Modified", "Entries", nil, "In a family", "Dune", "Dune", nil, nil, "The one", nil,
      ])
    let text = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for item in items.prefix(5) {
      let line = try #require(item.place.split(separator: ":").last.flatMap { Int($0) })
      #expect(lines[line - 1].hasPrefix("#Preview"), "\(item.place): \(lines[line - 1])")
    }
    #expect(
      items.dropFirst(5).map(\.place) == [
        "DunePreviews:1", "DunePreviews:2", "DunePreviews:3", "DunePreviews:4", "ShorePreviews:1", "ShorePreviews:2",
      ])
    #expect(Set(items.map(\.module)) == ["RenderingTests"])
  }

  @Test func `labels are unique and do not depend on lines`() {
    #expect(
      items.map(\.label) == [
        "Plain", "Modified", "Entries", "PreviewTests", "In a family", "DunePreviews Dune", "DunePreviews Dune 2",
        "DunePreviews", "DunePreviews 2", "The one", "ShorePreviews",
      ])
  }

  @Test func `options around a group or a ForEach belong to each of its views`() throws {
    let dunes = items.filter { $0.place.hasPrefix("Dune") }.map { $0.picture.options }
    #expect(dunes.map(\.family) == [.systemSmall, .systemMedium, nil, nil])
    #expect(dunes.suffix(2).map(\.layout) == [.fixed(width: 50, height: 20), .sizeThatFits])
  }

  @Test func `each entry that a preview lists has a picture`() async throws {
    let world = World(
      now: Date(), groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: TimeLimit(.seconds(3600)))
    let (kinds, undrawn) = await PreviewList.drawn(items, WidgetRenderer(world: world))
    #expect(undrawn.isEmpty)
    let pictures = kinds.map { kind in
      kind.requests(on: .standard).map { [$0.shapeName, $0.entryName].compactMap(\.self).joined(separator: " ") }
    }
    #expect(
      pictures == [
        ["view"], ["view"], ["systemSmall", "systemSmall entry1"], ["systemMedium"], ["systemLarge"], ["systemSmall"],
        ["systemMedium"], ["view"], ["view"], ["view"], ["view"],
      ])
    #expect(kinds[0].requests(on: .standard).map(\.canvas) == [.points(CGSize(width: 40, height: 20))])
    #expect(kinds[1].requests(on: .standard).map(\.canvas) == [.ideal])
    #expect(kinds[7].description == "DunePreviews:3")
  }

  @Test func `a view has the layout of its traits and modifiers`() throws {
    #expect(try item("Plain").picture.options.layout == .fixed(width: 40, height: 20))
    #expect(try item("Modified").picture.options.layout == .sizeThatFits)
    #expect(try item("The one").picture.options.layout == .fixed(width: 30, height: 10))
    #expect(items.last?.picture.options.layout == .sizeThatFits)
    #expect(try item("In a family").picture.options.family == .systemLarge)
  }

  @Test func `views are drawn, with modifiers and states`() async throws {
    let plain = try await frame(of: item("Plain"), .systemSmall, .points(CGSize(width: 40, height: 20)))
    #expect(plain.lowered.displayList.size == CGSize(width: 40, height: 20))
    let modified = words(try await frame(of: item("Modified"), .systemSmall, .ideal))
    #expect(modified.contains("\"a state\"") && modified.contains("\"at night\""), "\(modified)")
    let family = try await frame(of: item("In a family"), .systemLarge)
    #expect(words(family).contains("\"as a widget\""))
  }

  @Test func `a widget shows the preview's entries, and reports those of another type`() async throws {
    let entries = try await frame(of: item("Entries"))
    #expect(words(entries).contains("\"the first\""))
    #expect(entries.diagnostics.map(\.id) == ["preview.other-entry"])
    let provided = try #require(items.first { $0.name == nil && $0.place.hasPrefix("PreviewTests") })
    #expect(words(try await frame(of: provided, .systemMedium)).contains("\"of the provider\""))
  }
}
