import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

private struct DialEntry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  var part = DialPart.ring
  var value = 0.0
}

private enum DialPart {
  case ring, hand, tide, title, badge
}

/// How high water stands, from 0 to 1.
private struct Tide: Shape {
  var level: Double

  var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  func path(in rect: CGRect) -> Path {
    // The number of waves depends on the level, so that paths do not mix.
    var path = Path()
    for wave in 0...Int(level * 10) {
      path.addRect(CGRect(x: CGFloat(wave), y: rect.maxY * (1 - level), width: 1, height: rect.maxY * level))
    }
    return path
  }
}

private struct DialView: View {
  let entry: DialEntry
  @Namespace private var space

  var body: some View {
    switch entry.part {
    case .ring: Circle().trim(from: 0, to: entry.value).stroke(.red, lineWidth: 4)
    case .hand: Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(entry.value))
    case .tide: Tide(level: entry.value).fill(.red)
    case .title:
      Text("Tide").font(.system(size: 10 + 20 * entry.value)).contentTransition(.interpolate)
    case .badge:
      if entry.value == 0 {
        HStack {
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "badge", in: space, properties: .position)
          Text("low")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: "badge", in: space)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }
}

private struct DialWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dial", provider: DialProvider()) { entry in
      DialView(entry: entry).containerBackground(.white, for: .widget)
    }
  }
}

private struct DialProvider: TimelineProvider {
  func placeholder(in context: Context) -> DialEntry { DialEntry() }
  func getSnapshot(in context: Context, completion: @escaping (DialEntry) -> Void) { completion(DialEntry()) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<DialEntry>) -> Void) {
    completion(Timeline(entries: [DialEntry()], policy: .never))
  }
}

/// Values that change from one entry to the next, and not only what is drawn for them.
struct AnimatedValueTests {
  private let renderer = WidgetRenderer(
    world: World(
      now: Date(timeIntervalSince1970: 0), groupContainers: URL(fileURLWithPath: "/nonexistent"),
      timeLimit: TimeLimit(.seconds(3600))))

  /// The items of a picture between two values, without the background.
  private func between(_ part: DialPart, _ start: Double, _ end: Double) async throws -> [DisplayItem] {
    let kind = try #require(DialWidget()._kinds.first)
    let entries = try [start, end].map { try #require(kind.source.entry(DialEntry(part: part, value: $0))) }
    let lists = try await renderer.change(
      from: entries[0], to: entries[1], of: kind, RenderRequest(family: .systemSmall))
    return Array(lists[lists.count / 4].items.dropFirst())
  }

  private let red = SystemStyle.iOS26.palette[.red].light

  @Test func `an arc grows`() async throws {
    let items = try await between(.ring, 0.25, 0.75)
    #expect(items.count == 1)
    guard case .stroke(let path, _, _)? = items.first else { return #expect(Bool(false), "\(items)") }
    let end = try #require(path.currentPoint)
    // On the left half of the circle, between the bottom and the top.
    let center = CGPoint(x: 85, y: 85)
    #expect(end.x < center.x - 5 && abs(hypot(end.x - center.x, end.y - center.y) - 69) < 1, "\(end)")
  }

  @Test(arguments: [(0, 180), (0, 360), (0, 270), (350, 10)])
  func `a view turns without changing its size`(start: Double, end: Double) async throws {
    let items = try await between(.hand, start, end)
    guard case .group(.transform(let transform), _)? = items.first else { return #expect(Bool(false), "\(items)") }
    #expect(abs(transform.a * transform.d - transform.b * transform.c - 1) < 1e-9)
    let angle = atan2(transform.b, transform.a) * 180 / .pi
    let (low, high) = (min(start, end), max(start, end))
    #expect((angle > low && angle < high) || (angle + 360 > low && angle + 360 < high), "\(angle)")
  }

  @Test func `a shape of one's own is drawn for the data between`() async throws {
    let items = try await between(.tide, 0.2, 0.9)
    guard items.count == 1, case .fill(let path, .color(red), _)? = items.first else {
      return #expect(Bool(false), "\(items)")
    }
    let level = path.boundingRect.height / 138
    #expect(level > 0.25 && level < 0.85, "\(level)")
  }

  @Test func `an equal text changes its size`() async throws {
    let items = try await between(.title, 0, 1)
    guard case .group(.transform(let transform), let content)? = items.first else {
      return #expect(Bool(false), "\(items)")
    }
    #expect(transform.a > 0.34 && transform.a < 1 && content.count == 1, "\(items)")
  }

  @Test func `a view with a name moves out of a container that disappears`() async throws {
    func bounds(_ items: [DisplayItem], in place: CGAffineTransform = .identity) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .group(.transform(let inner), let content): bounds(content, in: inner.concatenating(place))
        case .group(_, let content): bounds(content, in: place)
        case .fill(let path, .color(red), _): [path.boundingRect.applying(place)]
        default: []
        }
      }
    }
    let squares = bounds(try await between(.badge, 0, 1))
    #expect(squares.count == 2)
    for square in squares {
      #expect(square.width > 21 && square.width < 39 && square.minX > 20 && square.maxX < 150, "\(square)")
    }
  }
}
