import Foundation
import SwiftUI
import SystemLibrary
import Testing
import Timelines
import WidgetKit
import WidgetTesting

@testable import BundledWidgets

/// Every bundled widget in each of its families, in light, dark and vibrant, with data, without data, with long
/// texts, and as a placeholder: `Snapshots/bundle/APP.STATE/KIND/CELL.png`.
@Suite(.snapshots(.keepingTextsOnce)) struct BundleMatrixTests {
  private static let folder = SnapshotTwins.folder.appending(path: "bundle").path
  private static let twins: [WidgetSnapshotForm] = [.image, .layout, .displayList]
  /// Links and accessibility texts are the same in all schemes, and compared in the state that has most of them.
  private static let all = WidgetSnapshotForm.allCases

  /// A generous time limit, for busy machines.
  private static let timeout = 600.0
  private static let longTitle = "In Which the Keeper of the Last Lantern Learns Whose Shadow Climbs the Tower by Night"

  /// The bundle has the texts of its widgets.
  init() { _ = AlmanacWidgets() }

  @Test func `every widget of the bundle is in the matrix`() throws {
    var kinds: Set<String> = []
    for state in try FileManager.default.contentsOfDirectory(atPath: Self.folder) {
      kinds.formUnion(try FileManager.default.contentsOfDirectory(atPath: "\(Self.folder)/\(state)"))
    }
    #expect(kinds == Set(AlmanacWidgets().kinds.map(\.kind)))
  }

  @Test func `the comic widgets`() async throws {
    func check(
      _ shelf: ComicShelf, _ state: String, scale: CGFloat = 1, as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      await assertWidgetSnapshots(
        of: ComicWidgets().body, states: state == "placeholder" ? [.placeholder] : [.timeline], scale: scale,
        date: ComicShelf.now, groupContainers: shelf.home.appending(path: "groups"), as: forms, isStrict: true,
        named: state, snapshotDirectory: Self.folder, timeout: Self.timeout, testName: "comic")
    }
    let shelf = try ComicShelf()
    // A whole sky with its display list exceeds the size limit.
    await check(shelf, "empty", scale: 0.5)
    await check(shelf, "placeholder")
    // A painted cover exceeds the size limit.
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    await check(shelf, "cover", as: Self.all)
    try shelf.save(chapter: 1234, name: Self.longTitle)
    await check(shelf, "long", scale: 0.5)
  }

  @Test func `the news widgets`() async throws {
    func check(
      _ desk: NewsDesk, _ state: String, scale: CGFloat = 1, as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      await assertWidgetSnapshots(
        of: NewsWidgets().body, states: state == "placeholder" ? [.placeholder] : [.timeline], scale: scale,
        date: NewsDesk.now, groupContainers: desk.home.appending(path: "groups"), as: forms, isStrict: true,
        named: state, snapshotDirectory: Self.folder, timeout: Self.timeout, testName: "news")
    }
    let desk = try NewsDesk()
    await check(desk, "empty")
    await check(desk, "placeholder")
    // Longer texts exceed the size limit.
    try desk.put(NewsDesk.articles(NewsTexts.short), count: 24)
    await check(desk, "articles", as: Self.all)
    try desk.put(Array(NewsDesk.articles(NewsTexts.long).prefix(2)), count: 123_456)
    await check(desk, "long", scale: 0.5)
  }

  @Test func `the timetable widgets`() async throws {
    func check(_ bench: SchoolBench, _ state: String, as forms: [WidgetSnapshotForm] = Self.twins) async throws {
      let states: SnapshotAxis<SnapshotState> = state == "placeholder" ? [.placeholder] : [.timeline]
      let date = SchoolBench.date("2026-11-23 09:20")
      await assertWidgetSnapshots(
        of: TimetableWidgets(bench: bench).body, states: states, scale: 1, date: date, timeZone: SchoolBench.berlin,
        as: forms, isStrict: true, named: state, snapshotDirectory: Self.folder, timeout: Self.timeout,
        testName: "timetable")
      // The largest family, only on tablets, exceeds the size limit.
      let pad = try #require(DeviceProfile.named("ipad-820x1180"))
      await assertWidgetSnapshots(
        of: DayPlanWidget(provider: bench.dayPlan), families: [.systemExtraLarge], devices: [pad], states: states,
        scale: 0.5, date: date, timeZone: SchoolBench.berlin, as: forms, isStrict: true, named: state,
        snapshotDirectory: Self.folder, timeout: Self.timeout, testName: "timetable-pad")
    }
    try await check(SchoolBench(), "lesson", as: Self.all)
    try await check(SchoolBench(), "placeholder")
    try await check(SchoolBench(SchoolBench.long), "long")
    var empty = SchoolBench([])
    empty.calendars = (0, 0)
    try await check(empty, "empty")
  }

  @Test func `the clock`() async {
    func check(
      _ state: String, scale: CGFloat = 0.5, settings: [String: [String]] = [:],
      as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      // A sky with its stars exceeds the size limit, and two of them even more.
      await assertWidgetSnapshots(
        of: ClockWidget(), states: state == "placeholder" ? [.placeholder] : [.timeline], scale: scale,
        date: SchoolBench.date("2026-11-23 09:41"), timeZone: SchoolBench.berlin, settings: settings, as: forms,
        isStrict: true, named: state, snapshotDirectory: Self.folder, timeout: Self.timeout, testName: "clock")
    }
    await check("here", scale: 0.25)
    await check("placeholder")
    await check("zone", scale: 0.25, settings: ["zone": ["America/Argentina/Buenos_Aires"]], as: Self.all)
  }

  @Test func `the calendar`() async {
    func check(
      _ bench: CalendarBench, _ state: String, scale: CGFloat = 1, as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      await assertWidgetSnapshots(
        of: CalendarWidget(provider: bench.provider), states: state == "placeholder" ? [.placeholder] : [.timeline],
        scale: scale, date: SchoolBench.date("2026-11-23 09:41"), timeZone: SchoolBench.berlin, as: forms,
        isStrict: true, named: state, snapshotDirectory: Self.folder, timeout: Self.timeout, testName: "calendar")
    }
    await check(CalendarBench(), "events", as: Self.all)
    await check(CalendarBench(), "placeholder")
    await check(CalendarBench([]), "free")
    await check(CalendarBench([], calendars: 0), "empty")
    let events = (0..<12).map { number in
      CalendarBench.event("\(number) \(Self.longTitle)", "2026-11-23 \(10 + number):00", place: Self.longTitle)
    }
    await check(CalendarBench(events), "long", scale: 0.5)
  }

  @Test func `the system`() async {
    func check(
      _ report: SystemReport, _ state: String, scale: CGFloat = 1, as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      await assertWidgetSnapshots(
        of: SystemWidget(provider: SystemProvider { _ in report }),
        states: state == "placeholder" ? [.placeholder] : [.timeline], scale: scale, date: SystemBench.now,
        timeZone: SchoolBench.berlin, as: forms, isStrict: true, named: state, snapshotDirectory: Self.folder,
        timeout: Self.timeout, testName: "system")
    }
    // A chart of a day exceeds the size limit.
    await check(SystemBench.report, "usual", scale: 0.5, as: Self.all)
    await check(SystemBench.report, "placeholder")
    await check(SystemReport(), "nothing")
    await check(SystemBench.full, "full", scale: 0.5)
    await check(SystemBench.fresh, "fresh")
  }

  @Test func `the daily widget`() async throws {
    func check(
      _ shelf: DailyShelf, _ state: String, scale: CGFloat = 1, settings: [String: [String]] = [:],
      as forms: [WidgetSnapshotForm] = Self.twins
    ) async {
      await assertWidgetSnapshots(
        of: DailyWidget(), states: state == "placeholder" ? [.placeholder] : [.timeline], scale: scale,
        date: TestWidget.now, groupContainers: shelf.home.appending(path: "groups"), settings: settings,
        as: forms, isStrict: true, named: state, snapshotDirectory: Self.folder, timeout: Self.timeout,
        testName: "daily")
    }
    let shelf = try DailyShelf()
    // The sample's sky, and long texts over an image, exceed the size limit.
    await check(shelf, "empty", scale: 0.5)
    await check(shelf, "placeholder")
    try shelf.set(DailyShelf.json())
    await check(shelf, "pictures", as: Self.all)
    await check(
      shelf, "settings",
      settings: ["unitCount": ["1"], "accent": ["mint"], "logoStyle": ["white"], "mode": ["read"]])
    let units = (0..<3).map { ("\($0) \(Self.longTitle)", Self.longTitle) }
    try shelf.set(DailyShelf.json(title: Self.longTitle, subtitle: Self.longTitle, units: units))
    await check(shelf, "long", scale: 0.5)
  }
}

private struct ComicWidgets: WidgetBundle {
  var body: some Widget {
    ComicWidget()
    ClassicComicWidget()
  }
}

private struct NewsWidgets: WidgetBundle {
  var body: some Widget {
    UnreadWidget()
    TodayWidget()
    StarredWidget()
    SmartFeedsWidget()
    NewsSummaryWidget()
  }
}

/// Over the bench's lessons.
private struct TimetableWidgets: WidgetBundle {
  var bench = SchoolBench()

  var body: some Widget {
    NextLessonWidget(provider: bench.nextLesson)
    DayPlanWidget(provider: bench.dayPlan)
  }
}
