import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// When an app reloads its widgets.
@MainActor struct WidgetTimelineManagerTests {
  @Test func `progress reloads the widgets when it is unchanged for two seconds`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 20)
    await bench.pass(1.9)
    #expect(bench.reloads == 0)
    await bench.pass(0.1, app)
    #expect(bench.requests.log == ["now comic"])
    #expect(bench.synced == WidgetSyncState(chapter: 3, progress: 20) && bench.errors.isEmpty)
  }

  @Test func `a burst of pages causes one reload, after the last`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    var waits: [Task<Void, Never>?] = []
    for progress in 11...60 {
      try bench.turn(app, to: progress)
      waits.append(app.debounce)
      // Earlier waits have ended.
      for wait in waits.dropLast(2) { await wait?.value }
      #expect(bench.reloads == 0)
      await bench.pass(progress == 60 ? 0 : 1.5)
    }
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 60)
  }

  @Test(arguments: [(10, 14, 0), (10, 15, 1), (10, 6, 0), (10, 5, 1), (97, 100, 1), (100, 100, 0), (100, 99, 0)])
  func `five points cause a reload, four do not, and 100 always`(from: Int, to: Int, reloads: Int) async throws {
    let bench = try WidgetBench(from)
    let app = bench.app()
    try bench.turn(app, to: to)
    await bench.pass(2, app)
    #expect(bench.reloads == reloads && bench.synced?.progress == (reloads == 1 ? to : from))
  }

  @Test func `going back within two seconds causes no reload`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 20)
    await bench.pass(1)
    try bench.turn(app, to: 12)
    await bench.pass(2, app)
    #expect(bench.reloads == 0 && bench.synced?.progress == 10)
  }

  @Test func `small steps add up since the last reload`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    for (progress, reloads) in [(12, 0), (14, 0), (15, 1), (19, 1), (20, 2), (16, 2), (15, 3)] {
      try bench.turn(app, to: progress)
      await bench.pass(2, app)
      #expect(bench.reloads == reloads, "\(progress)")
    }
  }

  @Test func `a chapter change reloads at once, even for the same chapter`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.read(4, 0)
    app.notifyChapterChange(chapter: 4, progress: 0)
    #expect(bench.reloads == 1 && bench.synced == WidgetSyncState(chapter: 4, progress: 0))
    app.notifyChapterChange(chapter: 4, progress: 0)
    #expect(bench.reloads == 2)
    try bench.turn(app, to: 4)
    await bench.pass(2, app)
    #expect(bench.reloads == 2)
  }

  @Test func `a chapter change cancels a waiting reload for progress`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 50)
    await bench.pass(1)
    try bench.read(4, 0)
    app.notifyChapterChange(chapter: 4, progress: 0)
    await bench.pass(5, app)
    #expect(bench.requests.log == ["now comic"] && bench.synced == WidgetSyncState(chapter: 4, progress: 0))
    // Even before the chapter is stored.
    try bench.turn(app, to: 50)
    app.notifyChapterChange(chapter: 5, progress: 0)
    await bench.pass(5, app)
    #expect(bench.reloads == 2 && bench.synced == WidgetSyncState(chapter: 5, progress: 0))
  }

  @Test func `without an earlier reload any progress causes one`() async throws {
    let bench = try WidgetBench(nil)
    try bench.read(3, 0)
    let app = bench.app()
    try bench.turn(app, to: 1)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 1)
  }

  @Test func `a restarted app continues from the last reload`() async throws {
    let bench = try WidgetBench(10)
    var app: WidgetTimelineManager? = bench.app()
    try bench.turn(try #require(app), to: 20)
    await bench.pass(2, try #require(app))
    #expect(bench.reloads == 1)
    // It ends while it waits, so nothing is reloaded.
    try bench.turn(try #require(app), to: 30)
    let wait = app?.debounce
    app = nil
    await bench.pass(2)
    await wait?.value
    #expect(bench.reloads == 1)
    let next = bench.app()
    for (progress, reloads) in [(24, 1), (25, 2)] {
      try bench.turn(next, to: progress)
      await bench.pass(2, next)
      #expect(bench.reloads == reloads)
    }
  }

  @Test func `a failed request is reported, and no state is stored`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    bench.requests.breakDown()
    app.notifyChapterChange(chapter: 4, progress: 0)
    #expect(bench.synced == WidgetSyncState(chapter: 3, progress: 10))
    #expect(bench.errors == [.inputOutput(file: "requests", reason: "No space left on device")])
    try bench.turn(app, to: 50)
    await bench.pass(2, app)
    #expect(bench.errors.count == 2 && bench.synced?.progress == 10)
  }

  @Test func `progress without a chapter is an error, or a diagnostic by default`() async throws {
    let bench = try WidgetBench(nil)
    let log = DiagnosticLog()
    let (container, requests, clock) = (bench.container, bench.requests, bench.clock)
    let app = WidgetTimelineManager(container: container, kinds: ["comic"], requests: requests, clock: clock)
    log.collecting { app.notifyProgressChange(progress: 5) }
    await bench.pass(2, app)
    #expect(log.diagnostics.map(\.id) == ["comic.widgets-not-told"] && bench.reloads == 0)
  }

  @Test(arguments: ["{oops", "[]", #"{"progress": 10}"#, #"{"chapter": "three"}"#, "", "\u{0}"])
  func `a damaged state is ignored and replaced`(text: String) async throws {
    let bench = try WidgetBench(10)
    try bench.put(text)
    let log = DiagnosticLog()
    let app = log.collecting { bench.app() }
    #expect(log.diagnostics.map(\.id) == ["comic.sync-unreadable"])
    try bench.turn(app, to: 11)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 11 && bench.errors.isEmpty)
    // Its memory does not depend on the file.
    try bench.put(text)
    try bench.turn(app, to: 12)
    await bench.pass(2, app)
    try FileManager.default.removeItem(atPath: bench.fixture.path("widgetSyncState.json"))
    try bench.turn(app, to: 13)
    await bench.pass(2, app)
    #expect(bench.reloads == 1)
  }

  @Test func `the widgets are reloaded once even if no state can be stored`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    // A folder in the place of the file stops even root.
    try FileManager.default.removeItem(atPath: bench.fixture.path("widgetSyncState.json"))
    try FileManager.default.createDirectory(
      atPath: bench.fixture.path("widgetSyncState.json/x"), withIntermediateDirectories: true)
    app.notifyChapterChange(chapter: 3, progress: 20)
    #expect(bench.reloads == 1 && bench.errors.count == 1)
    for progress in [21, 24] {
      try bench.turn(app, to: progress)
      await bench.pass(2, app)
    }
    #expect(bench.reloads == 1)
    try bench.turn(app, to: 25)
    await bench.pass(2, app)
    #expect(bench.reloads == 2 && bench.errors.count == 2)
  }

  @Test func `pages turned by another process count`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 20)
    await bench.pass(1)
    try bench.read(3, 12)
    await bench.pass(1, app)
    #expect(bench.reloads == 0)
    try bench.turn(app, to: 13)
    try bench.read(5, 2)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced == WidgetSyncState(chapter: 5, progress: 2))
  }
}
