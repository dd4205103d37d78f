import Foundation
import Graphics
import ImageCodecs
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTesting

/// Strategies for views, widgets, timelines and other values.
@Suite struct StrategyTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    try String(contentsOf: bench.recorded(value, as: strategy, named: UUID().uuidString), encoding: .utf8)
  }

  private func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    try PNGDecoder.decode(Data(contentsOf: bench.recorded(value, as: strategy, named: UUID().uuidString)))
  }

  @Test func `a view has its ideal size, or is centred in a size`() throws {
    #expect(try picture(Squares(), .image).pixelSize == PixelSize(width: 16, height: 32))
    let fixed = try picture(Squares(), .image(layout: .fixed(width: 20, height: 20), scale: 1))
    #expect(fixed.pixelSize == PixelSize(width: 20, height: 20))
    #expect(fixed[0, 0] == 0xFFFF_FFFF && fixed[10, 4] == fixed[7, 4] && fixed[10, 4] != fixed[10, 12])
    let dark = try picture(Squares(), .image(layout: .fixed(width: 20, height: 20), scheme: .dark, scale: 1))
    #expect(dark[0, 0] == 0xFF00_0000)
    let device = try picture(Squares(), .image(layout: .device(config: .iPhoneSe(.landscape))))
    #expect(device.pixelSize == PixelSize(width: 1136, height: 640))
  }

  @Test func `a widget's layout has its size, its margins and its background`() throws {
    let plain = try picture(Color.red, .image(layout: .widget(.systemSmall), scale: 1))
    #expect(plain.pixelSize == PixelSize(width: 170, height: 170) && plain[1, 1] == plain[80, 80])
    let contained = Color.red.containerBackground(.blue, for: .widget)
    let widget = try picture(contained, .image(layout: .widget(.systemMedium), scale: 1))
    #expect(widget.pixelSize == PixelSize(width: 364, height: 170) && widget[1, 1] != widget[80, 80])
    let phone = try #require(DeviceProfile.named("320x568"))
    let small = try picture(contained, .image(layout: .widget(.systemSmall, device: phone), scale: 1))
    #expect(small.pixelSize == PixelSize(width: 141, height: 141))
  }

  @Test func `UIKit's traits and precision work as in swift-snapshot-testing`() throws {
    let strategy = Snapshotting<Squares, UIImage>.image(
      precision: 0.99, perceptualPrecision: 0.98, layout: .fixed(width: 20, height: 20),
      traits: .init(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 3)]))
    let dark = try bench.recorded(Squares(top: Color(red: 0.9, green: 0.2, blue: 0.2)), as: strategy)
    #expect(try PNGDecoder.decode(Data(contentsOf: dark)).pixelSize == PixelSize(width: 60, height: 60))
    #expect(bench.failure(of: Squares(top: .green), as: strategy)?.contains("precision: 0.99 is ignored") == true)
    // An indistinguishable colour.
    #expect(bench.failure(of: Squares(top: Color(red: 0.9, green: 0.205, blue: 0.2)), as: strategy) == nil)
  }

  @Test func `a custom comparison is used, for texts and images too`() throws {
    struct Boom: Error {}
    var alike = Snapshotting<String, String>.lines
    _ = try bench.recorded("Moss", as: alike)
    alike.diffing.diff = { old, new in old.lowercased() == new.lowercased() ? nil : ("MINE: \(old), \(new)", []) }
    #expect(bench.failure(of: "MOSS", as: alike) == nil)
    #expect(bench.failure(of: "MOSS", as: alike, record: .all)?.contains("recorded again (the bytes differ)") == true)
    #expect(bench.failure(of: "MOSS", as: alike, record: .all) == nil)
    #expect(bench.failure(of: "Fern", as: alike)?.contains("MINE: MOSS, Fern") == true)
    alike.diffing.fromData = { _ in throw Boom() }
    #expect(bench.failure(of: "MOSS", as: alike)?.contains("cannot compare with the reference: Boom()") == true)

    var view = Snapshotting<Squares, UIImage>.image
    _ = try bench.recorded(Squares(), as: view, named: "b")
    view.diffing = Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { old, new in old.pngData() == new.pngData() ? ("MINE: the same", []) : nil })
    #expect(bench.failure(of: Squares(top: .green), as: view, named: "b") == nil)
    #expect(bench.failure(of: Squares(), as: .image(scale: 1), named: "b")?.contains("pixels") == true)
  }

  @Test func `forms of a view as text`() throws {
    let view = Link(destination: try #require(URL(string: "https://example.org/a"))) { Text("Open") }
    let frames = try text(view, .layout(layout: .widget(.systemMedium)))
    #expect(frames.contains("364 170") && frames.contains("Text"), "\(frames)")
    let list = try text(Squares(), .displayList)
    #expect(list.contains("fill") || list.contains("(display-list"))
    #expect(try text(view, .links(layout: .widget(.systemMedium))).contains("https://example.org/a \"Open\""))
    #expect(try text(view, .accessibility) == "Open\n")
  }

  @Test func `an entry of a widget, without its provider`() throws {
    let entry = TideEntry(date: SnapshotWorld.date, level: 3)
    #expect(try text(TideWidget().showing(entry), .accessibility(layout: .widget(.systemSmall))) == "Level 3\n")
    let picture = try picture(TideWidget().showing(entry), .image(layout: .widget(.systemSmall), scale: 1))
    #expect(picture.pixelSize == PixelSize(width: 170, height: 170))
    let large = bench.failure(of: TideWidget().showing(entry), as: .image(layout: .widget(.systemLarge)))
    #expect(large?.contains("does not support") == true)
    let other = bench.failure(of: TideWidget().showing(OtherEntry(date: entry.date)), as: .image)
    #expect(other?.contains("shows entries of the type TideEntry, not OtherEntry") == true)
  }

  @Test func `a whole timeline, in a column and as text`() throws {
    let entries = (0..<3).map { TideEntry(date: SnapshotWorld.date + Double($0) * 3600, level: $0) }
    let shown = TideWidget().showing(Timeline(entries: entries, policy: .after(SnapshotWorld.date + 86_400)))
    let strip = try picture(shown, .image(layout: .widget(.systemSmall), scale: 1))
    #expect(strip.pixelSize == PixelSize(width: 170, height: 3 * 170 + 2 * 8) && strip[80, 174] == 0)
    let spoken = try text(shown, .accessibility(layout: .widget(.systemSmall)))
    #expect(spoken.contains("# 2026-01-01T10:41:00Z\nLevel 1\n"))
    let dates = try text(shown, .timeline)
    #expect(dates.hasPrefix("2026-01-01T09:41:00Z relevance 0 for 0 s\n") && dates.contains("reload"))
    let none = TideWidget().showing(Timeline<TideEntry>(entries: [], policy: .never))
    #expect(bench.failure(of: none, as: .image(layout: .widget(.systemSmall)))?.contains("no entries") == true)
  }

  @Test func `a display list, an image, bytes, JSON and texts`() throws {
    let list = DisplayList(
      size: CGSize(width: 4, height: 4), scale: PixelScale(1),
      items: [.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.white), evenOdd: false)])
    #expect(try picture(list, .image)[0, 0] == 0xFFFF_FFFF)
    #expect(try text(list, .displayList) == list.description)
    let image = try #require(UIImage(data: PNGEncoder.encode(picture(list, .image))))
    #expect(try picture(image, .image).pixelSize == PixelSize(width: 4, height: 4))
    #expect(try text(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(try text([1, 2], .dump) == "▿ 2 elements\n  - 1\n  - 2\n")
    #expect(try text(CGFloat(2), .description) == "2.0")
    _ = try bench.recorded(Data([1, 2]), as: .data, named: "bytes.")
    #expect(bench.failure(of: Data([1, 3]), as: .data, named: "bytes.")?.contains("the bytes differ") == true)
  }

  @Test func `custom strategies, pulled back, synchronous or asynchronous`() throws {
    let upper = Snapshotting<String, String>.lines.pullback { (text: Substring) in text.uppercased() }
    #expect(try text("abc"[...], upper) == "ABC")
    let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        Thread.detachNewThread { callback("\(value)") }
      }
    }
    #expect(try text(7, later) == "7")
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    #expect(bench.failure(of: 1, as: never, timeout: 0)?.contains("timed out after") == true)
  }

  @Test func `a view's task is awaited`() throws {
    #expect(try text(Waiting(), .accessibility) == "there\n")
  }

  @Test func `tasks are awaited although every thread of the tests is blocked`() async throws {
    await withTaskGroup(of: String?.self) { group in
      for index in 0..<16 {
        group.addTask { [bench] in bench.failure(of: Waiting(), as: .accessibility, named: "\(index)", record: .missing)
        }
      }
      for await message in group { #expect(message?.contains("was recorded") == true) }
    }
  }

  @Test func `a failing display list is reported line by line`() throws {
    let url = try bench.recorded(Squares(), as: .displayList)
    let message = try #require(bench.failure(of: Squares(top: .green), as: .displayList))
    #expect(message.contains(url.path))
  }

  @Test func `the display list is stored in the picture`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let list = try String(contentsOf: bench.recorded(Squares(), as: .displayList, named: "list"), encoding: .utf8)
    #expect(PNGText.text(of: try Data(contentsOf: url), keyword: "Almanac display list") == list)
  }
}

private struct Waiting: View {
  @State private var text = "not yet"

  var body: some View {
    Text(text).task {
      await Task.yield()
      text = "there"
    }
  }
}

struct OtherEntry: TimelineEntry { let date: Date }

struct TideEntry: TimelineEntry {
  let date: Date
  let level: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(level)) }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: context.date, level: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TideEntry) -> Void) {
    completion(TideEntry(date: context.date, level: 1))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [TideEntry(date: context.date, level: 2)], policy: .never))
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
      Text("Level \(entry.level)").containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}
