import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

@testable import ToolCommands
@testable import ToolOptions
@testable import ToolReports
@testable import Widgets

/// The changes between the entries of a gallery.
struct GalleryChangeTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let word: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: context.date, word: "stand-in") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let entries = ["one", "two"].enumerated().map { Entry(date: context.date + Double($0 * 60), word: $1) }
      completion(Timeline(entries: entries, policy: .never))
    }
  }

  private struct Pair: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "pair", provider: Provider()) { entry in
        Text(entry.word).foregroundStyle(.black).containerBackground(.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func draw(
    _ kind: WidgetKind, stops: [DrawingCrash] = []
  ) async throws -> (cells: [GalleryCell], gaps: [GalleryError]) {
    let drawing = try DrawingArguments.parse(["--scale", "1"]).options
    let gallery = Gallery(
      title: "Widgets", kinds: [kind], drawing: drawing, matrix: drawing.matrix, entries: 2, changes: .apng,
      folder: folder.path)
    let journal = try DrawingJournal<GalleryResult>(folder.appending(path: "journal"))
    for (index, stop) in stops.enumerated() { journal.append(.stopped(index, .changes, stop)) }
    let renderer = WidgetRenderer(
      world: World(
        now: Date(timeIntervalSince1970: 0), groupContainers: folder, timeLimit: TimeLimit(.seconds(3600))))
    let outcomes = try await gallery.draw(with: renderer, jobs: 1, journal: journal)
    #expect(journal.state.unfinished.isEmpty && journal.state.outcomes.count == outcomes.count)
    return try gallery.finish(outcomes)
  }

  @Test func `a crash in a change leaves the pictures`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (cells, gaps) = try await draw(
      try #require(Pair().body._kind), stops: [DrawingCrash(cause: "index out of range")])
    #expect(
      cells.map { $0.picture.change?.file ?? $0.picture.file } == [
        "pair/systemSmall-light.png", "pair/systemSmall-light-19700101T000100Z.png",
        "pair/systemSmall-dark.png", "pair/systemSmall-dark-19700101T000100Z.change.apng",
      ])
    #expect(gaps.map(\.place) == ["pair systemSmall, light"])
    #expect(gaps.first?.failure.message.contains("index out of range") == true)
  }

  @Test func `the change to an entry of a preview begins with the entry before`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var kind = try #require(Pair().body._kind)
    kind.preview = PreviewShape(layout: nil, entryCount: 2)
    let (cells, gaps) = try await draw(kind)
    #expect(gaps.isEmpty)
    let changes = cells.compactMap { $0.picture.change?.file }
    #expect(
      Set(changes) == ["light", "dark"].reduce(into: []) { $0.insert("pair/systemSmall-\($1)-entry1.change.apng") })
    for file in changes {
      func pixels(_ name: String) throws -> Bitmap {
        try PNGDecoder.decode(try Data(contentsOf: folder.appending(path: name)))
      }
      let before = file.replacing("-entry1.change.apng", with: ".png")
      #expect(try pixels(file) == pixels(before))
      #expect(try pixels(file) != pixels(file.replacing(".change.apng", with: ".png")))
    }
  }
}
