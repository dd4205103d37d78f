import LiveActivities
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

private struct GameAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var score: Int
    var end: Date?
  }

  var team: String
}

private struct GameActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GameAttributes.self) { context in
      Text("\(context.attributes.team) \(context.state.score)\(context.isStale ? " stale" : "")")
        .frame(height: CGFloat(context.state.score))
        .activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("left").frame(width: 60, height: 20) }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("right").frame(width: 150, height: 20).dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        DynamicIslandExpandedRegion(.center) { Text("middle").frame(width: 60, height: 10) }
        if context.state.score > 3 {
          DynamicIslandExpandedRegion(.bottom) { Text("below").frame(maxWidth: .infinity, minHeight: 40) }
        }
      } compactLeading: {
        Text("L").frame(width: 10, height: 10)
      } compactTrailing: {
        Text("\(context.state.score)").frame(width: 20, height: 10)
      } minimal: {
        Text("min").frame(width: 30, height: 10)
      }
      .widgetURL(URL(string: "game://1"))
      .keylineTint(.red)
      .contentMargins(.trailing, 8, for: .expanded)
    }
  }
}

private struct SideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}

  var leading, trailing: Double
}

/// Views that have the given widths if there is room, and otherwise less.
private struct SideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SideAttributes.self) { _ in
      ScreenMark()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { EmptyView() }
      } compactLeading: {
        Text("L").frame(idealWidth: context.attributes.leading, maxWidth: .infinity)
      } compactTrailing: {
        Text("T").frame(idealWidth: context.attributes.trailing, maxWidth: .infinity)
      } minimal: {
        ProgressView(value: 0.5).progressViewStyle(.circular)
      }
    }
  }
}

/// Tells whether the activity fills the screen.
private struct ScreenMark: View {
  @Environment(\.isActivityFullscreen) private var isFullscreen

  var body: some View { Text(isFullscreen ? "whole screen" : "a part of it") }
}

#Preview("Two goals", as: .dynamicIsland(.minimal), using: GameAttributes(team: "Reds")) {
  GameActivity()
} contentStates: {
  GameAttributes.ContentState(score: 1)
  GameAttributes.ContentState(score: 2)
}

private struct GamePreviews: PreviewProvider {
  static var previews: some View {
    let game = GameAttributes(team: "Blues")
    Group {
      if #available(iOS 16.2, *) {
        game.previewContext(GameAttributes.ContentState(score: 90), isStale: true, viewKind: .content)
        game.previewContext(GameAttributes.ContentState(score: 8), viewKind: .dynamicIsland(.compact))
          .previewDisplayName("Eight goals")
      }
    }
  }
}

private struct LapAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct LapPreviews: PreviewProvider {
  static var previews: some View { LapAttributes().previewContext(LapAttributes.ContentState(), viewKind: .content) }
}

/// Live Activities with data that are given as JSON, and from previews.
struct LiveActivityTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)
  private let kind = GameActivity().contents.activities[0]

  private func world(at date: Date) -> World {
    World(now: date, groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: TimeLimit(.seconds(3600)))
  }

  @Test func `an activity grows to its next state in one tint`() async throws {
    let states = """
      [{"date": "2026-01-01T00:00:00Z", "state": {"score": 100}}, {"date": "2026-01-01T01:00:00Z", "state": {"score": 150}}]
      """
    let kind = try await kind.set(["attributes": [#"{"team": "Reds"}"#], "state": [states]], in: nil)
    let request = RenderRequest(family: .lockScreen)
    let renderer = WidgetRenderer(world: world(at: Date(timeIntervalSince1970: 1_767_225_600)))
    let entries = try await renderer.timeline(of: kind, request).entries
    let lists = try await renderer.change(from: entries[0], to: entries[1], of: kind, request)
    // The tint has the size of the activity.
    func heights(_ items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .fill(let path, .color(let color), _) where color.alpha > 0 && path.boundingRect.width > 200:
          [path.boundingRect.height]
        case .group(_, let items): heights(items)
        default: []
        }
      }
    }
    let all = lists.map { heights($0.items) }
    #expect(all.allSatisfy { $0.count == all[0].count }, "\(all)")
    let tint = all.compactMap(\.last)
    #expect(tint.first == 100 && tint.last == 150 && zip(tint, tint.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(tint)")
    #expect(tint[4] < 140)
  }

  private func frame(
    _ family: WidgetFamily, state: String = #"{"score": 100}"#, on device: DeviceProfile = .standard, after: Double = 0,
    _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> RenderedFrame {
    let kind = try await kind.set(["attributes": [#"{"team": "Reds"}"#], "state": [state]], in: nil)
    var request = RenderRequest(family: family)
    request.device = device
    change(&request)
    return try await WidgetRenderer(world: world(at: now + after)).currentPicture(of: kind, request, as: .png)
  }

  private func layout(_ frame: RenderedFrame) -> String { frame.lowered.layout.map(\.description).joined() }

  @Test(arguments: [(50, 84.0), (100, 100), (300, 160)])
  func `a Lock Screen is as high as the content, within limits`(score: Int, height: Double) async throws {
    let frame = try await frame(.lockScreen, state: #"{"score": \#(score)}"#)
    #expect(frame.lowered.displayList.size == CGSize(width: 408, height: height))
    #expect(frame.lowered.displayList.description.contains("Reds \(score)"))
  }

  @Test func `the small island is as wide as the content`() async throws {
    // 30 points between margins of 7.
    let frame = try await frame(.minimal)
    #expect(frame.lowered.displayList.size == CGSize(width: 44, height: 36.67))
    #expect(frame.lowered.links.map(\.url.absoluteString) == ["game://1"])
  }

  @Test func `the compact island has its views beside the camera`() async throws {
    let frame = try await frame(.compact)
    // Views of 10 and 20 points, each between margins of 7, beside the camera.
    #expect(abs(frame.lowered.displayList.size.width - (125.33 + 10 + 20 + 28)) < 0.01)
    #expect(frame.lowered.displayList.size.height == 36.67)
    let places = try places(of: ["L", "7"], in: await self.frame(.compact, state: #"{"score": 7}"#)).map {
      $0.x.rounded(.down)
    }
    #expect(places == [7, 161])
  }

  @Test(arguments: [(60.0, 20.0, 233.33, 60.0), (90, 20, 250, 76.67), (90, 30, 250, 66.67), (90, 90, 250, 48.33)])
  func `a compact view takes room that the other leaves`(
    leading: Double, trailing: Double, island: Double, width: Double
  ) async throws {
    let data = ["attributes": [#"{"leading": \#(leading), "trailing": \#(trailing)}"#], "state": ["{}"]]
    let kind = try await SideActivity().contents.activities[0].set(data, in: nil)
    let renderer = WidgetRenderer(world: world(at: now))
    let frame = try await renderer.currentPicture(of: kind, RenderRequest(family: .compact), as: .png)
    #expect(abs(frame.lowered.displayList.size.width - island) < 0.01)
    // The text is in the middle of its room. It begins at a half point.
    let middle = try places(of: ["L"], in: frame)[0].x + 4.4
    #expect(abs(middle - 7 - width / 2) < 1, "\(middle)")
  }

  @Test func `a progress ring fits into the island`() async throws {
    let kind = try await SideActivity().contents.activities[0].set(
      ["attributes": [#"{"leading": 20, "trailing": 20}"#], "state": ["{}"]], in: nil)
    let renderer = WidgetRenderer(world: world(at: now))
    let list = try await renderer.currentPicture(of: kind, RenderRequest(family: .minimal), as: .png).lowered
      .displayList
    // A gauge's ring of 58 points has a line of 6.
    #expect(list.size == CGSize(width: 36.67, height: 36.67) && list.description.contains("width 2.34"), "\(list)")
  }

  @Test func `regions of the expanded island are around the camera`() async throws {
    let frame = try await frame(.expanded)
    let text = layout(frame)
    for region in ["left", "right", "middle", "below"] { #expect(text.contains(region), "\(text)") }
    // The leading view is beside the camera. The trailing one is wider than its place there: it is below, at the margin that is
    // set. The middle one is between both, and the last below all.
    let words = try places(of: ["left", "right", "middle", "below"], in: frame)
    #expect(words[0].x > 20 && words[0].x < 80 && words[0].y < 38)
    #expect(words[1].x > 250 && words[1].y > 36.67 && words[1].y < 57)
    #expect(words[2].x > 80 && words[2].x < 250 && words[2].y > 36.67)
    #expect(words[3].y > 57)
    #expect(frame.lowered.displayList.size.width == 408)
    let alone = try await self.frame(.expanded, state: #"{"score": 3}"#)
    #expect(!layout(alone).contains("below"))
    #expect(frame.lowered.displayList.size.height > alone.lowered.displayList.size.height)
  }

  @Test func `islands are black, with a line, whatever the scheme is`() async throws {
    let list = try await frame(.expanded).lowered.displayList.description
    #expect(list.contains("#000000FF") && list.contains("#FFFFFFFF") && list.contains("width 1 #FF424580"))
  }

  @Test func `states with dates are entries, and become stale`() async throws {
    let seconds = Int(now.timeIntervalSince1970)
    func date(_ offset: Int) -> String { Date(timeIntervalSince1970: Double(seconds + offset)).formatted(.iso8601) }
    let states = """
      [{"date": "\(date(600))", "state": {"score": 5}},
       {"date": "\(date(0))", "state": {"score": 4, "end": "\(date(900))"}, "staleDate": "\(date(300))"}]
      """
    for (offset, words) in [(0.0, "Reds 4"), (299, "Reds 4"), (300, "Reds 4 stale"), (600, "Reds 5"), (9000, "Reds 5")]
    {
      let list = try await frame(.lockScreen, state: states, after: offset).lowered.displayList.description
      #expect(list.contains("\"\(words)\""), "\(offset): \(list)")
    }
  }

  @Test(arguments: [
    (#"{"tem": 1}"#, #"{"score": 1}"#, "attributes: no value for 'team'"),
    (#"{"team": "Reds"}"#, #"{"score": "x"}"#, "state: score: not a value of type Int"),
    (#"{"team": "Reds"}"#, #"[{"date": "today", "state": {"score": 1}}]"#, "state: [0].date: 'today' is not a date"),
    (#"{"team": "Reds"}"#, "{", "state: line 1, column 2: "),
    (#"{"team": "Reds"}"#, "[]", "state: the list has no states"),
    (#"{"team": "Reds"}"#, "", "needs data: --content-state FILE"),
    ("", "", "--attributes FILE and --content-state FILE"),
    (#"{"team": "Reds"}"#, "@/nonexistent", "state: /nonexistent: "),
    (#"{"team": "Reds"}"#, "@/dev", "state: /dev: is a folder"),
  ])
  func `bad data are named with their place`(attributes: String, state: String, message: String) async {
    let error = await #expect(throws: ActivityDataError.self) {
      _ = try await kind.set(["attributes": [attributes], "state": [state]], in: nil)
    }
    #expect(error?.description.contains(message) == true, "\(error as Any)")
  }

  @Test func `on a watch, an activity without a small view shows those of the island on black`() async throws {
    let watch = try #require(DeviceProfile.named("watch-205x251"))
    let frame = try await frame(.activitySmall, on: watch)
    let pixels = try PNGDecoder.decode(frame.data)
    #expect(pixels[0, pixels.pixelSize.height / 2] == 0xFF00_0000)
    let words = frame.lowered.accessibilityText
    #expect(words.contains("L") && words.contains("100"), "\(words)")
  }

  @Test func `StandBy shows an activity on the whole screen, in its colour`() async throws {
    let frame = try await frame(.lockScreen) { $0.look = .standBy }
    #expect(frame.lowered.displayList.size == CGSize(width: 816, height: 200))
    let (usual, pixels) = (try await self.frame(.lockScreen), try PNGDecoder.decode(frame.data))
    let dark = try await self.frame(.lockScreen) { $0.scheme = .dark }
    #expect(try pixels[2, 2] == PNGDecoder.decode(dark.data)[2, 2] && usual.data != dark.data)
    let kind = try await SideActivity().contents.activities[0].set(
      ["attributes": [#"{"leading": 1, "trailing": 1}"#], "state": ["{}"]], in: nil)
    var request = RenderRequest(family: .lockScreen)
    for (look, words) in [(WidgetLook.standBy, "whole screen"), (.standard, "a part of it")] {
      request.look = look
      let frame = try await WidgetRenderer(world: world(at: now)).currentPicture(of: kind, request, as: .png)
      #expect(frame.lowered.accessibilityText == words)
    }
  }

  @Test func `an activity has neither a placeholder nor a mode`() async throws {
    await #expect { _ = try await frame(.lockScreen) { $0.state = .placeholder } } throws: {
      "\($0)" == "GameAttributes is a Live Activity, which has no placeholder"
    }
    await #expect { _ = try await frame(.expanded) { $0.renderingMode = .vibrant } } throws: {
      "\($0)".hasSuffix("is always in full colour, so it has no mode 'vibrant'")
    }
    var matrix = SnapshotMatrix()
    (matrix.families, matrix.schemes) = ([.lockScreen], [.light])
    (matrix.states, matrix.modes) = ([.timeline, .placeholder, .on], [.fullColor, .accented, .vibrant])
    #expect(matrix.cells(of: kind).map(\.name) == ["lockScreen-light"])
  }

  @Test func `a state that is out of date is marked in reports`() async throws {
    let states = #"[{"date": "2026-01-01T00:00:00Z", "state": {"score": 4}, "staleDate": "2026-01-02T00:00:00Z"}]"#
    #expect(try await frame(.lockScreen, state: states).entry.isStale)
    #expect(try await !frame(.lockScreen).entry.isStale)
  }

  @Test func `each device has the presentations of its screen`() {
    func presentations(_ name: String) -> [WidgetFamily] {
      WidgetFamily.presentations.filter { DeviceProfile.named(name)?.size(of: $0) != nil }
    }
    #expect(
      presentations("430x932") == WidgetFamily.presentations && presentations("393x852") == WidgetFamily.presentations)
    #expect(presentations("375x667") == [.lockScreen, .banner, .activitySmall])
    #expect(
      presentations("ipad-820x1180") == [.lockScreen, .banner] && presentations("watch-205x251") == [.activitySmall])
    #expect(!WidgetFamily.allCases.contains(.lockScreen) && !DeviceProfile.standard.families.contains(.lockScreen))
  }

  @Test func `a preview of a Live Activity has a picture for each state`() async throws {
    let item = try #require(PreviewList().items.first { $0.name == "Two goals" })
    let (kinds, undrawn) = await PreviewList.drawn([item], WidgetRenderer(world: world(at: now)))
    #expect(undrawn.isEmpty && kinds[0].preview?.entryCount == 2)
    #expect(kinds[0].requests(on: .standard).map(\.shapeName) == ["minimal", "minimal"])
  }

  @Test func `an older preview of a Live Activity is drawn with the views of its widget`() async throws {
    let items = PreviewList().items.filter { $0.place.hasPrefix("GamePreviews") }
    #expect(items.map(\.name) == [nil, "Eight goals"])
    let (kinds, undrawn) = await PreviewList.drawn(items, WidgetRenderer(world: world(at: now)))
    #expect(undrawn.isEmpty && kinds.map(\.families) == [[.lockScreen], [.compact]])
    let renderer = WidgetRenderer(world: world(at: now))
    let words = ["Blues 90 stale", "8"]
    for (kind, word) in zip(kinds, words) {
      let request = try #require(kind.requests(on: .standard).first)
      let list = try await renderer.currentPicture(of: kind, request, as: .png).lowered.displayList.description
      #expect(list.contains("\"\(word)\""), "\(list)")
    }
  }

  @Test func `a preview of a Live Activity without a widget is not drawn`() async throws {
    let item = try #require(PreviewList().items.first { $0.place.hasPrefix("LapPreviews") })
    let (kinds, undrawn) = await PreviewList.drawn([item], WidgetRenderer(world: world(at: now)))
    #expect(kinds.isEmpty && undrawn.count == 1)
  }

  /// Where texts begin in the picture, on their baselines.
  private func places(of texts: [String], in frame: RenderedFrame) throws -> [CGPoint] {
    let lines = frame.lowered.displayList.description.split(separator: "\n")
    return try texts.map { text in
      let run = try #require(lines.firstIndex { $0.contains("(run \"\(text)\"") }, "\(lines)")
      let line = try #require(lines[...run].last { $0.contains("text at") }, "\(lines)")
      let place = try #require(line.firstMatch(of: /text at (-?[\d.]+) (-?[\d.]+)/))
      return CGPoint(x: try #require(Double(place.1)), y: try #require(Double(place.2)))
    }
  }
}
