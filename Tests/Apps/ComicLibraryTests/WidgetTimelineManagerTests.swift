import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// What an app's widgets are told, and when.
@MainActor struct WidgetTimelineManagerTests {
  @Test func `A8: progress is told once it has rested for two seconds`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 20)
    await bench.pass(1.9)
    #expect(bench.reloads == 0)
    await bench.pass(0.1, app)
    #expect(bench.requests.log == ["now comic"])
    #expect(bench.synced == WidgetSyncState(chapter: 3, progress: 20) && bench.errors.isEmpty)
  }

  @Test func `A8: a burst of pages is told once, after the last`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    var waits: [Task<Void, Never>?] = []
    for progress in 11...60 {
      try bench.turn(app, to: progress)
      waits.append(app.debounce)
      // Those that would have rested by now have ended, one way or another.
      for wait in waits.dropLast(2) { await wait?.value }
      #expect(bench.reloads == 0)
      await bench.pass(progress == 60 ? 0 : 1.5)
    }
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 60)
  }

  @Test(arguments: [(10, 14, 0), (10, 15, 1), (10, 6, 0), (10, 5, 1), (97, 100, 1), (100, 100, 0), (100, 99, 0)])
  func `A8: five points are told, four are not, and 100 always`(from: Int, to: Int, reloads: Int) async throws {
    let bench = try WidgetBench(from)
    let app = bench.app()
    try bench.turn(app, to: to)
    await bench.pass(2, app)
    #expect(bench.reloads == reloads && bench.synced?.progress == (reloads == 1 ? to : from))
  }

  @Test func `A8: reading back within two seconds tells nothing`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 20)
    await bench.pass(1)
    try bench.turn(app, to: 12)
    await bench.pass(2, app)
    #expect(bench.reloads == 0 && bench.synced?.progress == 10)
  }

  @Test func `A8: small steps add up to what was told last, not to the last step`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    for (progress, reloads) in [(12, 0), (14, 0), (15, 1), (19, 1), (20, 2), (16, 2), (15, 3)] {
      try bench.turn(app, to: progress)
      await bench.pass(2, app)
      #expect(bench.reloads == reloads, "\(progress)")
    }
  }

  @Test func `A8: another chapter is told at once, and the same one again, too`() async throws {
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

  @Test func `A8: another chapter while progress waits is told alone`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.turn(app, to: 50)
    await bench.pass(1)
    try bench.read(4, 0)
    app.notifyChapterChange(chapter: 4, progress: 0)
    await bench.pass(5, app)
    #expect(bench.requests.log == ["now comic"] && bench.synced == WidgetSyncState(chapter: 4, progress: 0))
    // Even before the chapter is kept.
    try bench.turn(app, to: 50)
    app.notifyChapterChange(chapter: 5, progress: 0)
    await bench.pass(5, app)
    #expect(bench.reloads == 2 && bench.synced == WidgetSyncState(chapter: 5, progress: 0))
  }

  @Test func `A8: where nothing was ever told, any progress is`() async throws {
    let bench = try WidgetBench(nil)
    try bench.read(3, 0)
    let app = bench.app()
    try bench.turn(app, to: 1)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 1)
  }

  @Test func `A8: an app that is started again goes on from what was told`() async throws {
    let bench = try WidgetBench(10)
    var app: WidgetTimelineManager? = bench.app()
    try bench.turn(try #require(app), to: 20)
    await bench.pass(2, try #require(app))
    #expect(bench.reloads == 1)
    // Ended while it waits: that is not told, as nobody was there.
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

  @Test func `A8: a request that cannot be made is no note, and is told`() async throws {
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

  @Test func `A8: progress of no chapter is an error, and a diagnostic unless somebody listens`() async throws {
    let bench = try WidgetBench(nil)
    let log = DiagnosticLog()
    let (container, requests, clock) = (bench.container, bench.requests, bench.clock)
    let app = WidgetTimelineManager(container: container, kinds: ["comic"], requests: requests, clock: clock)
    log.collecting { app.notifyProgressChange(progress: 5) }
    await bench.pass(2, app)
    #expect(log.diagnostics.map(\.id) == ["comic.widgets-not-told"] && bench.reloads == 0)
  }

  @Test(arguments: ["{oops", "[]", #"{"progress": 10}"#, #"{"chapter": "three"}"#, "", "\u{0}"])
  func `A8: a state that is damaged is none, and is replaced`(text: String) async throws {
    let bench = try WidgetBench(10)
    try bench.put(text)
    let log = DiagnosticLog()
    let app = log.collecting { bench.app() }
    #expect(log.diagnostics.map(\.id) == ["comic.sync-unreadable"])
    try bench.turn(app, to: 11)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced?.progress == 11 && bench.errors.isEmpty)
    // What it knows, it knows without the file.
    try bench.put(text)
    try bench.turn(app, to: 12)
    await bench.pass(2, app)
    try FileManager.default.removeItem(atPath: bench.fixture.path("widgetSyncState.json"))
    try bench.turn(app, to: 13)
    await bench.pass(2, app)
    #expect(bench.reloads == 1)
  }

  @Test func `A8: where nothing can be kept the widgets are told, once`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    // A folder where the file belongs: root is stopped by it, too.
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

  @Test func `A8: the pages that another process turned meanwhile count`() async throws {
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
