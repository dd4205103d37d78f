import Ambient
import AppIntents
import ArgumentParser
import Diagnostics
import Foundation
import JSONText
import LayoutEngine
import LiveActivities
import Rendering
import SharedFolders
import SwiftUI
import Testing
import Timelines
import WidgetKit

@testable import ToolCommands
@testable import ToolOptions
@testable import ToolReports
@testable import Widgets

private struct RaceAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lap: Int
    var start: Date?
  }

  var name: String
}

/// Has no view in the bundle.
private struct PodiumAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var place: Int
  }
}

/// What the buttons do, in order.
private enum Action: String, AppEnum, CaseIterable {
  case lap, stale, end, dismiss, start, podium, invalid

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Action"
  static let caseDisplayRepresentations: [Action: DisplayRepresentation] = [
    .lap: "Lap", .stale: "Stale", .end: "End", .dismiss: "Dismiss", .start: "Start", .podium: "Podium",
    .invalid: "Invalid",
  ]
}

private struct RaceIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Race"
  @Parameter(title: "Action") var action: Action

  init() {}
  init(_ action: Action) { self.action = action }

  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: "lamp")
    WidgetCenter.shared.reloadTimelines(ofKind: "results")
    switch action {
    case .start:
      let content = ActivityContent(state: RaceAttributes.ContentState(lap: 40), staleDate: nil)
      _ = try Activity.request(attributes: RaceAttributes(name: "Oaks"), content: content)
    case .podium:
      _ = try Activity.request(attributes: PodiumAttributes(), contentState: .init(place: 1))
    case .lap, .stale, .end, .dismiss, .invalid:
      for activity in Activity<RaceAttributes>.activities { await change(activity) }
    }
    return .result()
  }

  private func change(_ activity: Activity<RaceAttributes>) async {
    var state = activity.content.state
    state.lap += 1
    let alert = AlertConfiguration(title: "New lap", body: "Faster", sound: .default)
    switch action {
    case .stale:
      await activity.update(ActivityContent(state: state, staleDate: ActivityTapTests.date + 60))
    case .end: await activity.end(ActivityContent(state: state, staleDate: nil), dismissalPolicy: .default)
    case .dismiss: await activity.end(nil, dismissalPolicy: .immediate)
    case .invalid:
      state.start = Date(timeIntervalSinceReferenceDate: .infinity)
      await activity.update(ActivityContent(state: state, staleDate: nil))
    case .lap, .start, .podium:
      await activity.update(ActivityContent(state: state, staleDate: nil), alertConfiguration: alert)
    }
  }
}

private struct RaceActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RaceAttributes.self) { context in
      HStack {
        Text("\(context.attributes.name) lap \(context.state.lap)\(context.isStale ? " stale" : "")")
        ForEach(Action.allCases, id: \.self) { Button($0.rawValue, intent: RaceIntent($0)) }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Button("\(context.state.lap)", intent: RaceIntent(.lap)) }
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

private struct RaceBundle: WidgetBundle {
  struct Results: Widget {
    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(Entry(date: context.date))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: context.date)], policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "results", provider: Provider()) { _ in
        VStack {
          Button("Lap", intent: RaceIntent(.lap))
          Button("Start", intent: RaceIntent(.start))
        }
        .containerBackground(.white, for: .widget)
      }
    }
  }

  @WidgetBundleBuilder var body: some Widget {
    Results()
    RaceActivity()
  }
}

/// `tap` on Live Activities: what an intent changes in them is drawn next, and can be passed on.
@Suite(.serialized) struct ActivityTapTests {
  fileprivate static let date = Date(timeIntervalSince1970: 1_795_248_000)
  private static let plain = #"{"lap": 3, "start": "2026-11-21T07:00:00Z"}"#
  /// States with dates: an hour before, ten minutes before with a date from which it is stale, an hour after.
  private static let dated = """
    [{"date": "2026-11-21T07:00:00Z", "state": {"lap": 1}},
     {"date": "2026-11-21T07:50:00Z", "state": {"lap": 3}, "staleDate": "2026-11-21T08:30:00Z"},
     {"date": "2026-11-21T09:00:00Z", "state": {"lap": 30}}]
    """

  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private var requests: ReloadRequests { ReloadRequests(folder: bench.folder.appending(path: "reloads")) }

  private func widget(_ state: String, family: WidgetFamily = .lockScreen) async throws -> TappedWidget {
    let data = ["attributes": [#"{"name": "Derby"}"#], "state": [state]]
    let kind = try await RaceActivity().contents.activities[0].set(data, in: nil)
    let world = World(now: Self.date, groupContainers: bench.folder, timeLimit: TimeLimit(.seconds(3600)))
    return try await TappedWidget(kind, RenderRequest(family: family), shownAt: nil, WidgetRenderer(world: world))
  }

  private func perform(_ action: Action, of widget: TappedWidget) async throws -> TappedWidget.Performed {
    let number = widget.request.family == .lockScreen ? 1 + (Action.allCases.firstIndex(of: action) ?? 0) : 1
    let target = try TapPlace.number(number).target(in: widget.picture.lowered, of: widget.kind, widget.request)
    let control = try #require(target?.control)
    return try await withAmbientValues({ $0.reloadRequests = requests }) { try await widget.perform(control.intent) }
  }

  /// The texts of the timeline that follows, without the buttons, with the minutes after the tap.
  private func following(_ performed: TappedWidget.Performed, of widget: TappedWidget) async throws -> [String] {
    let all = try await widget.following(performed, as: .png, all: true).all
    return try all.map { picture in
      let text = try #require(picture.lowered.accessibilityText.firstMatch(of: /lap \d+( stale)?/))
      return "\(Int(picture.entryDate.timeIntervalSince(Self.date) / 60)): \(text.output.0)"
    }
  }

  private func json(_ report: TapReport) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: report.jsonText()) as? [String: Any])
  }

  @Test(arguments: [WidgetFamily.lockScreen, .expanded])
  func `an update is drawn next`(family: WidgetFamily) async throws {
    let widget = try await widget(Self.plain, family: family)
    let performed = try await perform(.lap, of: widget)
    let current = try await widget.following(performed, as: .png, all: false).current
    #expect(current.lowered.accessibilityText.contains(family == .expanded ? "4" : "Derby lap 4"))
    #expect(current.data != widget.picture.data && performed.diagnostics.isEmpty)
    #expect(performed.activities.words == ["updated RaceAttributes"])
    #expect(performed.reloads == ["RaceAttributes", "lamp", "results"])
    #expect(try bench.names(in: "reloads") == ["kind-RaceAttributes", "kind-lamp", "kind-results"])
  }

  @Test func `a state without a date is replaced, and passed on without one`() async throws {
    let widget = try await widget(Self.plain)
    let performed = try await perform(.lap, of: widget)
    #expect(try await following(performed, of: widget) == ["0: lap 4"])
    let states = try #require(performed.states)
    #expect(String(decoding: states, as: UTF8.self).contains(#""start" : "2026-11-21T07:00:00Z""#))
    let next = try await self.widget(String(decoding: states, as: UTF8.self))
    let again = try await perform(.lap, of: next)
    #expect(try await following(again, of: next) == ["0: lap 5"])
  }

  @Test func `an update between states with dates begins at the tap`() async throws {
    let widget = try await widget(Self.dated)
    let performed = try await perform(.lap, of: widget)
    // The state before does not become stale any more.
    let expected = ["-60: lap 1", "-10: lap 3", "0: lap 4", "60: lap 30"]
    #expect(try await following(performed, of: widget) == expected)
    let states = String(decoding: try #require(performed.states), as: UTF8.self)
    let next = try await self.widget(states)
    #expect(next.picture.lowered.accessibilityText.contains("lap 4"))
    let dates = try JSONDecoder().decode([[String: JSONValue]].self, from: Data(states.utf8)).map { $0["date"] }
    #expect(
      dates == ["07:00", "07:50", "08:00", "09:00"].map { .string("2026-11-21T\($0):00Z") }, "\(states)")
    // A second tap at the same date replaces the state of the first.
    let again = try await perform(.lap, of: next)
    #expect(try await following(again, of: next) == ["-60: lap 1", "-10: lap 3", "0: lap 5", "60: lap 30"])
  }

  @Test(arguments: [
    (plain, ["0: lap 4", "1: lap 4 stale"]),
    (dated, ["-60: lap 1", "-10: lap 3", "0: lap 4", "1: lap 4 stale", "60: lap 30"]),
  ])
  func `an update with a stale date becomes stale`(state: String, expected: [String]) async throws {
    let widget = try await widget(state)
    let performed = try await perform(.stale, of: widget)
    #expect(try await following(performed, of: widget) == expected)
    let next = try await self.widget(String(decoding: try #require(performed.states), as: UTF8.self))
    let again = try await perform(.lap, of: next)
    #expect(try await following(again, of: next).contains("0: lap 5"))
    let report = try json(TapReport(nil, performed))
    #expect((report["activity"] as? [String: Any])?["staleDate"] as? String == "2026-11-21T08:01:00Z")
  }

  @Test func `an end shows the last content, and no later states`() async throws {
    let widget = try await widget(Self.dated)
    let performed = try await perform(.end, of: widget)
    #expect(try await following(performed, of: widget) == ["-60: lap 1", "-10: lap 3", "0: lap 4"])
    #expect(performed.activities.words == ["ended RaceAttributes"])
    let activity = try #require(try json(TapReport(nil, performed))["activity"] as? [String: Any])
    #expect(activity["activityState"] as? String == "ended" && activity["id"] as? String == "almanac")
    #expect((activity["contentState"] as? [String: Any])?["lap"] as? Int == 4 && activity["attributes"] == nil)
  }

  @Test func `an end without a content keeps the state`() async throws {
    let widget = try await widget(Self.plain)
    let performed = try await perform(.dismiss, of: widget)
    #expect(try await following(performed, of: widget) == ["0: lap 3"])
    let activity = try json(TapReport(nil, performed))["activity"] as? [String: Any]
    #expect(activity?["activityState"] as? String == "dismissed")
  }

  @Test func `an alert is reported`() async throws {
    let performed = try await perform(.lap, of: try await widget(Self.plain))
    let activity = try json(TapReport(nil, performed))["activity"] as? [String: Any]
    #expect(activity?["alert"] as? [String: String] == ["title": "New lap", "body": "Faster"])
  }

  @Test func `an activity that an intent starts is reported, and leaves the tapped one`() async throws {
    let widget = try await widget(Self.plain)
    let performed = try await perform(.start, of: widget)
    #expect(performed.activities.words == ["started RaceAttributes-2"])
    #expect(try await following(performed, of: widget) == ["0: lap 3"])
    let started = try json(TapReport(nil, performed))["started"] as? [[String: Any]]
    #expect(started?.map { $0["id"] as? String } == ["RaceAttributes-2"])
    #expect((started?.first?["attributes"] as? [String: String]) == ["name": "Oaks"])
    #expect((started?.first?["contentState"] as? [String: Int]) == ["lap": 40])
  }

  @Test func `data that JSON cannot have are an error`() async throws {
    let widget = try await widget(Self.plain)
    let error = await #expect(throws: ToolError.self) { try await perform(.invalid, of: widget) }
    #expect(error?.exitCode == .badData && error?.message.contains("cannot be JSON") == true)
  }

  private func run(_ kind: String, _ arguments: [String]) async throws {
    let (attributes, state) = (bench.path("attributes.json"), bench.path("state.json"))
    try Data(#"{"name": "Derby"}"#.utf8).write(to: URL(filePath: attributes))
    if bench.data("state.json") == nil { try Data(Self.plain.utf8).write(to: URL(filePath: state)) }
    let data = kind == "results" ? [] : ["--attributes", attributes, "--content-state", state]
    let command = try TapCommand<RaceBundle>.parse(
      [kind, "--at", ToolBench.date, "--time-limit", "600"] + data + arguments)
    try await withAmbientValues({ $0.reloadRequests = requests }) { try await command.run() }
  }

  @Test func `a script taps again and again`() async throws {
    for lap in 4...6 {
      try await run(
        "RaceAttributes",
        ["--link", "1", "-o", bench.path("after.png"), "--content-state-output", bench.path("state.json")])
      let state = try #require(bench.data("state.json"))
      #expect(String(decoding: state, as: UTF8.self).contains("\"lap\" : \(lap)"))
    }
  }

  @Test(arguments: ["RaceAttributes", "results"])
  func `an activity that an intent starts is drawn into a folder`(kind: String) async throws {
    let number = kind == "results" ? 2 : 1 + (Action.allCases.firstIndex(of: .start) ?? 0)
    try await run(
      kind, ["--link", "\(number)", "-o", bench.path("after.png"), "--started", bench.path("started")])
    let name = kind == "results" ? "RaceAttributes-1" : "RaceAttributes-2"
    #expect(
      try bench.names(in: "started") == ["\(name).attributes.json", "\(name).content-state.json", "\(name).png"])
    #expect(bench.data("started/\(name).png")?.starts(with: [0x89, 0x50]) == true)
    let state = try #require(bench.data("started/\(name).content-state.json"))
    #expect(String(decoding: state, as: UTF8.self) == "{\n  \"lap\" : 40\n}\n")
  }

  @Test func `an activity without a view is a finding`() async throws {
    let number = 1 + (Action.allCases.firstIndex(of: .podium) ?? 0)
    await #expect(throws: ExitCode.findings) {
      try await run("RaceAttributes", ["--link", "\(number)", "-o", bench.path("after.png"), "--strict"])
    }
    let request = RenderRequest(family: .lockScreen)
    let performed = try await perform(.podium, of: try await widget(Self.plain))
    let activity = try #require(performed.activities.started.first)
    let other = StartedActivity(activity, like: request, on: Self.date, RaceActivity().contents.activities[0])
    #expect(other.drawn == nil && other.finding?.id == "activity.not-drawn")
  }

  @Test func `only a Live Activity has a state to write`() async throws {
    await #expect(throws: ExitCode.validationFailure) {
      try await run("results", ["--link", "1", "--content-state-output", bench.path("state.json")])
    }
  }

  @Test func `the preview shows what a tap has changed`() async throws {
    let activities = PreviewedActivities()
    var request = BatchRequest(PictureChoice(kind: "RaceAttributes"), drawing: DrawingOptions())
    request.drawing.set = ["attributes={}", "state={}"]
    let widget = try await widget(Self.dated)
    let performed = try await perform(.lap, of: widget)
    activities.add(try #require(performed.activities.tapped), of: request, on: Self.date)
    let renderer = WidgetRenderer(
      world: World(
        now: Self.date, groupContainers: URL(fileURLWithPath: "/nonexistent"), timeLimit: TimeLimit(.seconds(3600))))
    func text(_ request: BatchRequest) async throws -> String {
      let kind = activities.applied(to: widget.kind, of: request)
      return try await renderer.currentPicture(of: kind, widget.request, as: .png).lowered.accessibilityText
    }
    #expect(try await text(request).contains("lap 4"))
    var dark = request
    dark.drawing.scheme = .dark
    #expect(try await text(dark).contains("lap 4"))
    var other = request
    other.drawing.set = ["attributes={}", "state=[]"]
    #expect(try await text(other).contains("lap 3"))
  }
}
