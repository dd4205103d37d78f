import ArgumentParser
import Foundation
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import ToolCommands
@testable import ToolOptions
@testable import ToolReports

/// Widgets whose providers have no entry.
struct GalleryErrorTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let word: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: context.date, word: "stand-in") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [], policy: .atEnd))
    }
  }

  private struct Silent: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "silent", provider: Provider()) { entry in
        Text(entry.word).containerBackground(.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  @Test func `if a provider has no answer, its placeholder is drawn and the failure reported`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let kind = try #require(Silent().body._kind)
    let drawing = try DrawingArguments.parse(["--scale", "1"]).options
    let gallery = Gallery(
      title: "Widgets", kinds: [kind], drawing: drawing, matrix: drawing.matrix, entries: 1, folder: folder.path)
    let renderer = WidgetRenderer(
      world: World(
        now: Date(timeIntervalSince1970: 0), groupContainers: folder, timeLimit: TimeLimit(.seconds(3600))))
    let (cells, gaps) = try gallery.finish(try await gallery.draw(with: renderer, jobs: 1))

    #expect(cells.map(\.picture.file) == ["silent/systemSmall-light.png", "silent/systemSmall-dark.png"])
    #expect(gaps.map(\.place) == ["silent systemSmall, light", "silent systemSmall, dark"])
    #expect(gaps.allSatisfy { $0.failure.message.contains("without entries") })
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("silent/systemSmall-dark.png") && page.contains("without entries"))
    #expect(cells.allSatisfy { $0.picture.command.contains(" --state placeholder ") })
  }
}
