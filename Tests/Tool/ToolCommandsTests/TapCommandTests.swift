import Ambient
import AppIntents
import ArgumentParser
import Diagnostics
import Foundation
import FoundationAdditions
import Graphics
import LayoutEngine
import LiveActivities
import Rendering
import SharedFolders
import SwiftUI
import Synchronization
import Testing
import Timelines
import WidgetKit

@testable import ToolCommands
@testable import ToolOptions
@testable import ToolReports
@testable import Widgets

/// The data of the app.
private enum Pot {
  struct State {
    var isWatered = false
    var drops = 0
  }

  static let state = Mutex(State())

  static var current: State { state.withLock(\.self) }
}

private struct WaterIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Watered") var value: Bool

  func perform() async throws -> some IntentResult {
    Pot.state.withLock { $0.isWatered = value }
    WidgetCenter.shared.reloadTimelines(ofKind: "shelf")
    return .result()
  }
}

private struct DropIntent: AppIntent {
  static let title: LocalizedStringResource = "Drop"
  @Parameter(title: "Count", default: 1) var count: Int

  func perform() async throws -> some IntentResult {
    Pot.state.withLock { $0.drops += count }
    // From code that no task of the intent runs.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        WidgetCenter.shared.reloadAllTimelines()
        continuation.resume()
      }
    }
    return .result(opensIntent: OpenURLIntent(URL(filePath: "/pot")), dialog: "Dropped")
  }
}

private struct BrokenCan: LocalizedError {
  var errorDescription: String? { "The can is broken." }
}

private struct FailIntent: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  func perform() async throws -> some IntentResult {
    if true { throw BrokenCan() }
    return .result()
  }
}

private struct EndlessIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  func perform() async throws -> some IntentResult {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .result()
  }
}

private struct PotEntry: TimelineEntry {
  let date: Date
  let isWatered: Bool
  let drops: Int
}

private struct PotProvider: TimelineProvider {
  func placeholder(in context: Context) -> PotEntry { PotEntry(date: context.date, isWatered: false, drops: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PotEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<PotEntry>) -> Void) {
    let state = Pot.current
    let entries = (0..<3).map { hour in
      PotEntry(date: context.date + Double(hour) * 3600, isWatered: state.isWatered, drops: state.drops + hour)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct PlantAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var height: Int
  }

  var name: String
}

private struct GrowIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Grow"

  func perform() async throws -> some IntentResult {
    Pot.state.withLock { $0.drops += 1 }
    return .result()
  }
}

private struct Growth: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PlantAttributes.self) { context in
      HStack {
        Text("\(context.attributes.name) \(context.state.height) \(Pot.current.drops)")
        Button("Grow", intent: GrowIntent())
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Button("Grow more", intent: GrowIntent()) }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("M")
      }
    }
  }
}

private struct PotBundle: WidgetBundle {
  struct Pots: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "pot", provider: PotProvider()) { entry in
        VStack {
          Text("\(entry.drops) drops, \(entry.isWatered ? "wet" : "dry")").invalidatableContent()
          Toggle("Watered", isOn: entry.isWatered, intent: WaterIntent())
          HStack {
            Button("Drop", intent: DropIntent())
            Button("Fail", intent: FailIntent())
            Button("Wait", intent: EndlessIntent())
            Button("Off", intent: FailIntent()).disabled(true)
          }
          Link("Page", destination: URL(filePath: "/page"))
        }
        .containerBackground(.white, for: .widget)
      }
      .supportedFamilies([.systemLarge])
    }
  }

  struct Wall: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "wall", provider: PotProvider()) { _ in
        Text("Wall").containerBackground(.white, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  @WidgetBundleBuilder var body: some Widget {
    Pots()
    Wall()
  }
}

/// `tap`: the numbers of what can be tapped, the intents, and the files that follow.
@Suite(.serialized) struct TapCommandTests {
  private static let date = Date(timeIntervalSince1970: 1_795_248_000)
  private static let files = "--output, --during, --timeline, --content-state-output and --started"
  private static let list = ["1 toggle", "2 button", "3 button", "4 button", "- button", "5 link"]

  private let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    Pot.state.withLock { $0 = Pot.State() }
  }

  private var requests: ReloadRequests { ReloadRequests(folder: bench.folder.appending(path: "reloads")) }

  private func kind(_ name: String = "pot") throws -> WidgetKind {
    try #require(PotBundle().kinds.first { $0.kind == name })
  }

  private func widget(
    entry: Int? = nil, shownAt shown: Date? = nil, limit: TimeLimit = TimeLimit(.seconds(3600))
  ) async throws -> TappedWidget {
    let world = World(now: Self.date, groupContainers: bench.folder, timeLimit: limit)
    var request = RenderRequest(family: .systemLarge)
    request.entry = entry
    return try await TappedWidget(try kind(), request, shownAt: shown, WidgetRenderer(world: world))
  }

  private func control(_ number: Int, of widget: TappedWidget) throws -> TappedControl {
    let target = try TapPlace.number(number).target(in: widget.picture.lowered, of: widget.kind, widget.request)
    return try #require(target?.control)
  }

  private func perform(_ number: Int, of widget: TappedWidget) async throws -> TappedWidget.Performed {
    let control = try control(number, of: widget)
    return try await withAmbientValues({ $0.reloadRequests = requests }) {
      try await widget.perform(control.intent)
    }
  }

  @Test func `a list names the targets`() async throws {
    let widget = try await widget()
    let list = TapList(widget.picture, of: widget.kind, widget.request)
    #expect(list.targets.map { "\($0.number.map(String.init) ?? "-") \($0.type)" } == Self.list)
    #expect(list.lines.count == 6)
    #expect(list.lines[0].contains(/^1  toggle  \d+,\d+ \d+×\d+ +WaterIntent \(off\) +Watered$/))
    #expect(list.lines[4].contains(/^-  button  .*FailIntent \(disabled\) +Off$/))
    #expect(list.lines[5].contains(/^5  link  +.*\/page +Page$/))
  }

  @Test func `a tap changes the data, and the timeline that follows shows them`() async throws {
    let widget = try await widget()
    #expect(widget.picture.lowered.accessibilityText.hasPrefix("0 drops, dry"))
    let performed = try await perform(1, of: widget)
    #expect(performed.reloads == ["pot", "shelf"] && !performed.reloadsAll)
    let names = try bench.names(in: "reloads")
    #expect(names == ["kind-pot", "kind-shelf"])
    let following = try await widget.following(performed, as: .png, all: false)
    #expect(following.current.lowered.accessibilityText.hasPrefix("0 drops, wet"))
    #expect(performed.diagnostics.isEmpty)
  }

  @Test func `what a button asks for is reported`() async throws {
    let widget = try await widget()
    let performed = try await perform(2, of: widget)
    #expect(performed.outcome.url?.path == "/pot" && performed.outcome.dialog == "Dropped")
    #expect(performed.reloads == ["pot"])
    let (control, target) = (try control(2, of: widget), widget.picture.lowered.tapTargetReports[1])
    let report = try TapReport(target, performed)
    #expect(report.opens?.url == "file:///pot" && report.opens?.app == false && report.dialog == "Dropped")
    #expect(
      performed.outcome.words(after: control.intent, performed.activities)
        == "DropIntent performed; it would open file:///pot: Dropped")
  }

  @Test func `the entry of a position is tapped at its date`() async throws {
    let widget = try await widget(entry: 2)
    #expect(widget.picture.lowered.accessibilityText.hasPrefix("2 drops"))
    #expect(widget.date == Self.date + 7200)
    let performed = try await perform(1, of: widget)
    let following = try await widget.following(performed, as: .png, all: true)
    // The provider was asked at that date.
    #expect(following.all.map(\.entryDate) == [2, 3, 4].map { Self.date + $0 * 3600 })
    #expect(following.current.entryDate == Self.date + 7200)
    #expect(following.current.lowered.accessibilityText.hasPrefix("0 drops, wet"))
  }

  @Test func `a later moment of the timeline is tapped`() async throws {
    let widget = try await widget(shownAt: Self.date + 4000)
    #expect(widget.picture.lowered.accessibilityText.hasPrefix("1 drops"))
    #expect(widget.date == Self.date + 4000)
  }

  @Test func `the picture while the intent runs has the new state and dimmed content`() async throws {
    let widget = try await widget()
    let picture = try await widget.picture(whileRunning: try control(1, of: widget), as: .png)
    #expect(picture.data != widget.picture.data)
    #expect(picture.lowered.displayList.description.contains("opacity"))
    #expect(picture.lowered.tapTargetReports[0].isOn == false)
    #expect(!Pot.current.isWatered)
  }

  @Test func `an intent that throws, or never ends, is an error`() async throws {
    let widget = try await widget()
    let error = await #expect(throws: RenderError.self) { try await perform(3, of: widget) }
    #expect(error.map { "\($0)" } == "FailIntent failed: The can is broken.")
    #expect(error.map { ToolError($0).exitCode } == .badData)
    // The time is over at once.
    let hasty = try await self.widget(limit: TimeLimit(.seconds(3600)))
    let control = try control(4, of: hasty)
    let renderer = WidgetRenderer(
      world: World(now: Self.date, groupContainers: bench.folder, timeLimit: TimeLimit(.seconds(5)) { _ in }))
    let late = await #expect(throws: RenderError.self) { try await renderer.perform(control.intent) }
    #expect(late.map { "\($0)" } == "EndlessIntent did not end within 5 seconds")
    #expect(late.map { ToolError($0).exitCode } == .temporary)
    #expect(late.map { ToolError($0).message.contains("--time-limit") } == true)
    #expect(try bench.names() == [])
  }

  @Test(arguments: [0, 6, -1])
  func `the error for a number that does not exist lists those that do`(number: Int) async throws {
    let widget = try await widget()
    let error = #expect(throws: ToolError.self) {
      try TapPlace.number(number).target(in: widget.picture.lowered, of: widget.kind, widget.request)
    }
    #expect(error?.exitCode == .validationFailure)
    #expect(
      error?.message
        == "there is no \(number) in pot systemLarge: choose from 1 (toggle WaterIntent), 2 (button DropIntent), "
        + "3 (button FailIntent), 4 (button EndlessIntent), 5 (link file:///page); disabled: button FailIntent")
  }

  @Test func `a point is in the picture, and not on a disabled control`() async throws {
    let widget = try await widget()
    func target(_ x: Double, _ y: Double) throws(ToolError) -> TapTarget? {
      try TapPlace.point(CGPoint(x: x, y: y)).target(in: widget.picture.lowered, of: widget.kind, widget.request)
    }
    let reports = widget.picture.lowered.tapTargetReports
    func middle(_ index: Int) -> (Double, Double) {
      let rect = reports[index].rect
      return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
    }
    #expect(try target(middle(5).0, middle(5).1)?.number == 5)
    // The widget has no URL.
    #expect(try target(1, 1) == nil)
    let disabled = #expect(throws: ToolError.self) { try target(middle(4).0, middle(4).1) }
    #expect(disabled?.message == "Fail: the button is disabled")
    let outside = #expect(throws: ToolError.self) { try target(400, 1) }
    #expect(outside?.message == "the point 400,1 is outside of the picture, which is 364 by 382 points")
    for text in ["", "1", "1,2,3", "a,b", "1,nan", "1;2"] {
      #expect(throws: ValidationError.self, "\(text)") { try TapPlace.point(text) }
    }
    #expect(try TapPlace.point("1.5,-2") == CGPoint(x: 1.5, y: -2))
  }

  @Test func `a widget without targets opens the app`() async throws {
    let world = World(now: Self.date, groupContainers: bench.folder, timeLimit: TimeLimit(.seconds(3600)))
    let wall = try kind("wall")
    let request = RenderRequest(family: .systemSmall)
    let widget = try await TappedWidget(wall, request, shownAt: nil, WidgetRenderer(world: world))
    let error = #expect(throws: ToolError.self) {
      try TapPlace.number(1).target(in: widget.picture.lowered, of: wall, request)
    }
    #expect(
      error?.message == "there is no 1 in wall systemSmall: nothing can be tapped, and a tap opens the app")
  }

  @Test(arguments: [WidgetFamily.lockScreen, .banner, .expanded])
  func `an intent in a presentation of a Live Activity is performed`(family: WidgetFamily) async throws {
    let data = ["attributes": [#"{"name": "Fern"}"#], "state": [#"{"height": 3}"#]]
    let kind = try await Growth().contents.activities[0].set(data, in: nil)
    let world = World(now: Self.date, groupContainers: bench.folder, timeLimit: TimeLimit(.seconds(3600)))
    let widget = try await TappedWidget(kind, RenderRequest(family: family), shownAt: nil, WidgetRenderer(world: world))
    let performed = try await perform(1, of: widget)
    #expect(performed.reloads == ["PlantAttributes"] && Pot.current.drops == 1)
    let text = try await widget.following(performed, as: .png, all: false).current.lowered.accessibilityText
    #expect(text == (family == .expanded ? "Grow more" : "Fern 3 1 Grow"))
  }

  private func run(_ arguments: String...) async throws {
    let command = try TapCommand<PotBundle>.parse(
      ["pot", "--at", ToolBench.date, "--time-limit", "600"] + arguments)
    try await withAmbientValues({ $0.reloadRequests = requests }) { try await command.run() }
  }

  @Test func `files are written after the intent, and stay if it fails`() async throws {
    let files = ["after.png", "during.svg", "entries"].map(bench.path)
    try await run("--link", "1", "-o", files[0], "--during", files[1], "--timeline", files[2])
    #expect(try bench.names() == ["after.png", "during.svg", "entries", "reloads"])
    #expect(
      try bench.names(in: "entries") == [
        "20261121T080000Z.png", "20261121T090000Z.png", "20261121T100000Z.png", "timeline.json",
      ])
    #expect(bench.data("during.svg")?.starts(with: Data("<?xml".utf8)) == true)
    #expect(bench.data("after.png") == bench.data("entries/20261121T080000Z.png"))
    let before = bench.data("after.png")
    await #expect(throws: ExitCode.badData) {
      try await run("--link", "3", "-o", files[0], "--during", files[1], "--timeline", files[2])
    }
    #expect(bench.data("after.png") == before)
  }

  @Test func `a link writes nothing`() async throws {
    try await run("--link", "5", "-o", bench.path("after.png"))
    #expect(try bench.names() == [])
  }

  @Test(arguments: [
    (["--link", "1", "--at-point", "1,2"], "--link, --at-point and --list cannot be combined."),
    (["--link", "1", "--list"], "--link, --at-point and --list cannot be combined."),
    (["-o", "a.png"], "\(files) need --link or --at-point."),
    (["--during", "a.png", "--list"], "\(files) need --link or --at-point."),
    (["--link", "1", "-o", ""], "--output must not be empty."),
    (["--link", "1", "--during", ""], "--during must not be empty."),
    (["--link", "1", "--timeline", ""], "--timeline must not be empty."),
    (["--link", "1", "--content-state-output", ""], "--content-state-output must not be empty."),
    (["--link", "1", "--started", "-"], "Only --output can be standard output."),
    (
      ["--link", "1", "--family", "large", "--presentation", "minimal"],
      "--family and --presentation cannot be combined."
    ),
    (["--link", "1", "--during", "-"], "Only --output can be standard output."),
    (
      ["--link", "1", "--during", "a.png", "-o", "./a.png"],
      "\(files) must be different files."
    ),
    (["--link", "1", "-o", "-", "--json"], "The image and the text cannot both go to standard output. Use -o FILE."),
    (["--link", "one"], "The value 'one' is invalid"),
    (["--at-point", "1"], "invalid point '1'. Use two numbers of points from the top left: 120,40."),
    (["--entry", "-1", "--link", "1"], "Missing value for '--entry <number>'"),
    (["--entry", "1", "--shown-at", "+1h"], "--entry and --shown-at cannot be combined."),
    (["--preview", "a"], "--preview takes no kind"),
  ])
  func `options that cannot be read or combined are errors`(example: (arguments: [String], message: String)) {
    let error = #expect(throws: (any Error).self) { try TapCommand<PotBundle>.parse(["pot"] + example.arguments) }
    let message = error.map { TapCommand<PotBundle>.message(for: $0) } ?? ""
    #expect(message.contains(example.message), "\(message)")
  }

  @Test func `a kind is needed`() {
    let error = #expect(throws: (any Error).self) { try TapCommand<PotBundle>.parse(["--link", "1"]) }
    #expect(error.map { TapCommand<PotBundle>.message(for: $0) } == "Missing expected argument '<kind>'")
  }

  @Test func `the tool lists and opens`() async throws {
    let list = try await bench.run(["tap", "daily", "--family", "large", "--at", ToolBench.date])
    #expect(list.exitCode == 0 && list.text.hasPrefix("1  widget  0,0 364×382"), Comment(rawValue: list.errors))
    let json = try await bench.run(["tap", "daily", "--family", "large", "--list", "--json"]).json()
    #expect((json["targets"] as? [[String: Any]])?.map { $0["number"] as? Int } == [1, 2, 3, 4, 5])
    let link = try await bench.run(["tap", "daily", "--link", "1", "--json"]).json()
    #expect((link["opens"] as? [String: Any])?["url"] as? String == "almanac-daily://recommendation")
    let whole = try await bench.run(["tap", "clock", "--at-point", "1,1", "-o", "a.png"])
    #expect(whole.text == "opens the app\n")
    #expect(whole.errors == "note: nothing is performed, so no picture is written\n")
    let none = try await bench.run(["tap", "clock", "--link", "1"])
    #expect(none.exitCode == 64 && none.output.isEmpty)
    #expect(
      none.errors == "error: there is no 1 in clock systemSmall: nothing can be tapped, and a tap opens the app\n")
    #expect(try bench.names().contains("a.png") == false)
  }
}
