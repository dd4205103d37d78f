import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

private struct RaceEntry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var score = 0
  var names = ["Ada", "Bo"]
  var width = 20.0
  var color = Color.red
  var showsFlag = false
  var round = 1
}

private struct RaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "race", provider: RaceProvider()) { entry in
      VStack(alignment: .leading, spacing: 0) {
        Text("\(entry.score)").contentTransition(.numericText(value: Double(entry.score)))
        ForEach(entry.names, id: \.self) { Text($0) }
        entry.color.frame(width: entry.width, height: 10).animation(.linear(duration: 1), value: entry.width)
        if entry.showsFlag {
          Color.blue.frame(width: 30, height: 10).transition(.move(edge: .leading).animation(.linear(duration: 0.2)))
            .padding(.bottom, 4)
        }
        Color.green.frame(width: 30, height: 12).id(entry.round)
          .transition(.move(edge: .leading).animation(.linear(duration: 0.2))).background(.black)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.white, for: .widget)
    }
  }
}

private struct RaceProvider: TimelineProvider {
  func placeholder(in context: Context) -> RaceEntry { RaceEntry() }
  func getSnapshot(in context: Context, completion: @escaping (RaceEntry) -> Void) { completion(RaceEntry()) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<RaceEntry>) -> Void) {
    completion(Timeline(entries: [RaceEntry()], policy: .never))
  }
}

/// The change from one entry of a widget to the next.
struct EntryChangeTests {
  private let renderer = WidgetRenderer(
    world: World(
      now: Date(timeIntervalSince1970: 0), groupContainers: URL(fileURLWithPath: "/nonexistent"),
      timeLimit: TimeLimit(.seconds(3600))))

  private func change(_ old: RaceEntry = RaceEntry(), to edit: (inout RaceEntry) -> Void) async throws -> [DisplayList]
  {
    var new = old
    edit(&new)
    let kind = try #require(RaceWidget()._kinds.first)
    let entries = try [old, new].map { try #require(kind.source.entry($0)) }
    return try await renderer.change(from: entries[0], to: entries[1], of: kind, RenderRequest(family: .systemSmall))
  }

  /// All items with the transforms and opacities around them.
  private func flat(_ items: [DisplayItem], opacity: Double = 1, x: CGFloat = 0) -> [(DisplayItem, Double, CGFloat)] {
    items.flatMap { item -> [(DisplayItem, Double, CGFloat)] in
      switch item {
      case .group(.opacity(let inner), let content): flat(content, opacity: opacity * inner, x: x)
      case .group(.transform(let transform), let content): flat(content, opacity: opacity, x: x + transform.tx)
      case .group(_, let content): flat(content, opacity: opacity, x: x)
      default: [(item, opacity, x)]
      }
    }
  }

  private func texts(_ list: DisplayList) -> [(text: String, y: CGFloat, opacity: Double)] {
    flat(list.items).compactMap { item, opacity, _ in
      if case .text(let text) = item { (text.text, text.origin.y, opacity) } else { nil }
    }
  }

  /// The bounds of the fills with one of the colours, moved by their transforms.
  private func bounds(_ list: DisplayList, of color: ResolvedColor) -> CGRect? {
    flat(list.items).compactMap { item, _, x in
      if case .fill(let path, .color(color), _) = item { path.boundingRect.offsetBy(dx: x, dy: 0) } else { nil }
    }.last
  }

  @Test func `a change begins with the old picture and ends with the new one`() async throws {
    let lists = try await change { $0.score = 7 }
    let kind = try #require(RaceWidget()._kinds.first)
    let old = try #require(kind.source.entry(RaceEntry()))
    let still = try await renderer.lower(old, of: kind, RenderRequest(family: .systemSmall)).displayList
    #expect(lists.first == still && lists.last != still)
    #expect(lists.allSatisfy { $0.size == still.size })
    // The standard spring, at thirty pictures per second.
    #expect((15...30).contains(lists.count), "\(lists.count)")
  }

  @Test func `equal entries give equal pictures`() async throws {
    let lists = try await change { _ in }
    let pictures = try lists.map(renderer.bitmap)
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  @Test func `a view changes its size and colour with the animation of its value`() async throws {
    let lists = try await change {
      $0.width = 120
      $0.color = .red
    }
    #expect(lists.count == 31)
    let red = SystemStyle.iOS26.palette[.red].light
    let widths = lists.compactMap { bounds($0, of: red)?.width }
    #expect(widths.first == 20 && widths.last == 120 && abs(widths[15] - 70) < 0.5, "\(widths)")
    // Without a change of the value, its animation is not used.
    #expect(try await change { $0.score = 1 }.count < 31)
  }

  @Test func `colours mix`() async throws {
    let lists = try await change { $0.color = .blue }
    let fills = lists.map { list in
      flat(list.items).compactMap { item, _, _ -> ResolvedColor? in
        if case .fill(let path, .color(let color), _) = item, path.boundingRect.height == 10 { color } else { nil }
      }
    }
    let (red, blue) = (SystemStyle.iOS26.palette[.red].light, SystemStyle.iOS26.palette[.blue].light)
    #expect(fills.first == [red] && fills.last == [blue])
    let middle = try #require(fills[fills.count / 4].first)
    #expect(middle.red < red.red && middle.red > blue.red && fills.allSatisfy { $0.count == 1 })
  }

  @Test func `an element that moves in a list keeps its identity`() async throws {
    let lists = try await change { $0.names = ["Bo", "Ada"] }
    let middle = texts(lists[lists.count / 4])
    let ada = middle.filter { $0.text == "Ada" }
    let places = texts(lists[0]).filter { $0.text != "0" }.map(\.y)
    #expect(ada.count == 1 && ada[0].opacity == 1 && ada[0].y > places[0] && ada[0].y < places[1], "\(middle)")
  }

  @Test func `a new element fades in, and the others move`() async throws {
    let lists = try await change { $0.names = ["Cy", "Ada", "Bo"] }
    let middle = texts(lists[lists.count / 4])
    let cy = try #require(middle.first { $0.text == "Cy" })
    #expect(cy.opacity > 0 && cy.opacity < 1)
    #expect(middle.first { $0.text == "Bo" }?.opacity == 1)
  }

  @Test func `a view appears and disappears with its transition`() async throws {
    let lists = try await change { $0.showsFlag = true }
    let blue = SystemStyle.iOS26.palette[.blue].light
    let places = lists.map { bounds($0, of: blue)?.minX }
    let margin = try #require(places.last ?? nil)
    #expect(places[0] == nil && places[1].map { $0 < margin - 15 } == true, "\(places)")
    // Six beats of 0.2 seconds.
    #expect(places[3].map { abs($0 - (margin - 15)) < 0.5 } == true && places[6] == margin, "\(places)")
    var flagged = RaceEntry()
    flagged.showsFlag = true
    let leaving = try await change(flagged) { $0.showsFlag = false }
    #expect(bounds(leaving[3], of: blue).map { abs($0.minX - (margin - 15)) < 0.5 } == true)
  }

  @Test func `a view with another id replaces the old one with its transition`() async throws {
    let lists = try await change { $0.round = 2 }
    let green = SystemStyle.iOS26.palette[.green].light
    let places = lists.map { list in
      flat(list.items).compactMap { item, _, x -> CGFloat? in
        if case .fill(let path, .color(green), _) = item { path.boundingRect.minX + x } else { nil }
      }
    }
    let margin = try #require(places[0].first)
    #expect(places[0] == [margin] && places.last == [margin])
    #expect(places[3].count == 2 && places[3].allSatisfy { abs($0 - (margin - 15)) < 0.5 }, "\(places)")
    // What surrounds it stays.
    let black = ResolvedColor(white: 0)
    #expect(lists.allSatisfy { bounds($0, of: black)?.minX == margin })
  }

  @Test func `digits roll, upwards for a larger value`() async throws {
    let lists = try await change(RaceEntry(score: 128)) { $0.score = 129 }
    let baseline = try #require(texts(lists[0]).first { $0.text == "128" }).y
    let middle = texts(lists[lists.count / 4])
    #expect(middle.filter { ["1", "2"].contains($0.text) }.allSatisfy { $0.y == baseline && $0.opacity == 1 })
    let (old, new) = (try #require(middle.first { $0.text == "8" }), try #require(middle.first { $0.text == "9" }))
    #expect(old.y < baseline && new.y > baseline && old.opacity < 1 && new.opacity < 1, "\(middle)")
    let down = texts(try await change(RaceEntry(score: 129)) { $0.score = 128 }[5])
    #expect(try #require(down.first { $0.text == "9" }).y > baseline)
  }

  @Test func `an animation is a file of the pictures' changed parts`() async throws {
    let lists = try await change { $0.width = 120 }
    let file = try renderer.animation(of: lists, as: .apng)
    #expect(try PNGDecoder.header(of: file) == PixelSize(width: 340, height: 340))
    #expect(count("fcTL", in: file) == 31 && count("acTL", in: file) == 1 && count("IEND", in: file) == 1)
    // Only the bar changes.
    #expect(file.count < 40_000)
    #expect(try renderer.animation(of: lists, as: .apng) == file)
    let webp = try renderer.animation(of: lists, as: .webp)
    #expect(count("ANMF", in: webp) == 31 && webp.prefix(4) == Data("RIFF".utf8) && webp.count.isMultiple(of: 2))
  }

  private func count(_ name: String, in data: Data) -> Int {
    var (count, rest) = (0, data[...])
    while let found = rest.range(of: Data(name.utf8)) { (count, rest) = (count + 1, rest[found.upperBound...]) }
    return count
  }
}
