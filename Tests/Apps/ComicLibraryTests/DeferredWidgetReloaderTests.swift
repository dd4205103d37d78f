import Diagnostics
import Foundation
import Graphics
import SharedFolders
import Testing

@testable import ComicLibrary

/// Reloads requested by command lines, and their interaction with apps.
@MainActor struct DeferredWidgetReloaderTests {
  private func state(_ chapter: Int, _ progress: Int) -> WidgetSyncState {
    WidgetSyncState(chapter: chapter, progress: progress)
  }

  @Test func `progress of a command line reloads the widgets two seconds later`() async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    #expect(bench.requests.log == ["at 2.0 comic"] && bench.synced == state(3, 10))
    await bench.pass(2.1)
    #expect(bench.reloads == 1)
    // The next one stores it.
    try bench.command(21)
    #expect(bench.synced == state(3, 20) && !bench.fixture.exists("pendingWidgetReload.json"))
    try bench.command(25)
    await bench.pass(3)
    #expect(bench.reloads == 2)
  }

  @Test func `a fast loop of page turns reloads the widgets once, after the last`() async throws {
    let bench = try WidgetBench(10)
    for progress in 11...60 {
      try bench.command(progress)
      #expect(bench.reloads == 0)
      await bench.pass(1.5)
    }
    await bench.pass(1)
    #expect(bench.reloads == 1)
  }

  @Test func `a slow loop of page turns reloads the widgets every five points`() async throws {
    let bench = try WidgetBench(0)
    for progress in 1...100 {
      try bench.command(progress)
      await bench.pass(10)
    }
    #expect(bench.reloads == 20)
  }

  @Test(arguments: [(10, 14, 0), (10, 15, 1), (10, 6, 0), (10, 5, 1), (97, 100, 1), (100, 99, 0)])
  func `five points of command lines cause a reload, four do not, and 100 always`(
    from: Int, to: Int, reloads: Int
  ) async throws {
    let bench = try WidgetBench(from)
    try bench.command(to)
    await bench.pass(3)
    #expect(bench.reloads == reloads)
  }

  @Test func `going back within two seconds withdraws the request`() async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    await bench.pass(1)
    try bench.command(12)
    await bench.pass(9)
    #expect(bench.reloads == 0 && bench.synced == state(3, 10))
    #expect(!bench.fixture.exists("pendingWidgetReload.json"))
    // After that, progress is compared with what the widgets show.
    try bench.command(20)
    await bench.pass(3)
    try bench.command(12)
    await bench.pass(3)
    #expect(bench.reloads == 2)
  }

  @Test func `another chapter, name or nothing new`() async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    await bench.pass(1)
    try bench.command(chapter: 4, progress: 2)
    #expect(bench.reloads == 1 && bench.synced == state(4, 2))
    await bench.pass(9)
    // The waiting reload was withdrawn and has no effect.
    #expect(bench.reloads == 1)
    try bench.command(chapter: 4, name: "M", progress: 2)
    #expect(bench.reloads == 2)
    try bench.command(chapter: 4, name: "M", progress: 2)
    try bench.command(chapter: 4, name: "M", progress: 3)
    await bench.pass(9)
    #expect(bench.reloads == 2)
    try bench.command(chapter: 4, name: "M", progress: 7)
    #expect(bench.reloads == 2)
    await bench.pass(9)
    #expect(bench.reloads == 3)
  }

  @Test func `the last save counts, even if reloads are requested in another order`() throws {
    let bench = try WidgetBench(10)
    try bench.fixture.manager.updateProgress(to: 20)
    try bench.fixture.manager.updateProgress(to: 12)
    for change in bench.fixture.changes.suffix(2).reversed() { try bench.tell(change) }
    #expect(bench.requests.log.isEmpty && !bench.fixture.exists("pendingWidgetReload.json"))
  }

  @Test func `requests are written where passes read them`() async throws {
    let bench = try WidgetBench(10)
    let requests = ReloadRequests(folder: bench.fixture.directory.appendingPathComponent("home/requests"))
    let home = HomeReloadRequests(home: bench.fixture.directory.appendingPathComponent("home"))
    let reloader = DeferredWidgetReloader(container: bench.container, kinds: ["a", "b"], requests: home)
    try reloader.reloadLater(state(3, 20), at: bench.now)
    for kind in ["a", "b"] {
      #expect(requests.tokens(at: bench.now).pendingUntil(kind) == bench.now + 2)
      #expect(requests.tokens(at: bench.now + 2)[kind] != "" && requests.tokens(at: bench.now)[kind] == "")
    }
    try reloader.reloadLater(state(3, 12), at: bench.now)
    #expect(requests.tokens(at: bench.now + 9)["a"] == "")
    try reloader.reloadNow(state(3, 12), at: bench.now)
    #expect(requests.tokens(at: bench.now)["a"] != "" && requests.tokens(at: bench.now)["b"] != "")
  }

  @Test func `an app withdraws a deferred reload and requests its own`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.command(20)
    await bench.pass(1)
    try bench.turn(app, to: 12)
    await bench.pass(2, app)
    #expect(bench.reloads == 0 && bench.synced == state(3, 10))
    try bench.command(30)
    try bench.turn(app, to: 40)
    await bench.pass(2, app)
    #expect(bench.reloads == 1 && bench.synced == state(3, 40))
    // A reload by an app makes the stored state of a command line obsolete.
    try bench.command(50)
    app.notifyChapterChange(chapter: 3, progress: 50)
    await bench.pass(9)
    try bench.command(54)
    await bench.pass(9)
    #expect(bench.reloads == 2)
  }

  @Test func `an app does not repeat a command line's reload`() async throws {
    let bench = try WidgetBench(10)
    let app = bench.app()
    try bench.command(20)
    await bench.pass(3)
    for (progress, reloads) in [(24, 1), (25, 2)] {
      try bench.turn(app, to: progress)
      await bench.pass(2, app)
      #expect(bench.reloads == reloads)
    }
  }

  @Test func `apps take each other's reloads into account`() async throws {
    let bench = try WidgetBench(10)
    let (first, second) = (bench.app(), bench.app())
    try bench.turn(first, to: 20)
    await bench.pass(2, first)
    try bench.turn(second, to: 22)
    await bench.pass(2, second)
    #expect(bench.reloads == 1)
    try bench.turn(second, to: 30)
    await bench.pass(2, second)
    try bench.turn(first, to: 26)
    await bench.pass(2, first)
    #expect(bench.reloads == 2)
    try bench.turn(first, to: 25)
    await bench.pass(2, first)
    #expect(bench.reloads == 3 && bench.synced == state(3, 25))
  }

  @Test func `a later state makes a deferred reload obsolete`() async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    try bench.fixture.manager.saveWidgetSyncState(state(3, 40))
    await bench.pass(9)
    try bench.command(41)
    #expect(bench.requests.log.count == 1 && bench.synced == state(3, 40))
    #expect(!bench.fixture.exists("pendingWidgetReload.json"))
  }

  @Test(arguments: ["{oops", "[]", "{}", #"{"chapter":3,"progress":20}"#, #"{"chapter":3,"toldAtMilliseconds":1e300}"#])
  func `a damaged deferred reload is ignored and reported`(text: String) async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    try bench.put(text, "pendingWidgetReload.json")
    let log = DiagnosticLog()
    try log.collecting { try bench.command(12) }
    #expect(log.diagnostics.map(\.id) == ["comic.sync-unreadable"])
    await bench.pass(9)
    #expect(bench.reloads == 0 && !bench.fixture.exists("pendingWidgetReload.json"))
  }

  @Test func `setting the clock back does not delay a deferred reload`() async throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    await bench.pass(-3600)
    try bench.command(21)
    #expect(bench.synced == state(3, 20))
  }

  @Test func `a failed request is an error, and no state is stored`() throws {
    let bench = try WidgetBench(10)
    bench.requests.breakDown()
    #expect(throws: ComicLibraryError.self) { try bench.command(20) }
    #expect(throws: ComicLibraryError.self) { try bench.command(chapter: 4, progress: 0) }
    #expect(bench.synced == state(3, 10) && !bench.fixture.exists("pendingWidgetReload.json"))
  }

  @Test(arguments: [12, 30]) func `a stored state never outlives its request`(next: Int) throws {
    let bench = try WidgetBench(10)
    try bench.command(20)
    bench.requests.breakDown()
    #expect(throws: ComicLibraryError.self) { try bench.command(next) }
    #expect(!bench.fixture.exists("pendingWidgetReload.json"))
  }

  @Test func `a container that cannot be written is an error, and the widgets are reloaded anyway`() throws {
    let bench = try WidgetBench(nil)
    // A file in the place of the container stops even root.
    let container = GroupContainer(url: bench.fixture.directory.appendingPathComponent("file/container"))
    try bench.put("", "file")
    let reloader = DeferredWidgetReloader(container: container, kinds: ["comic"], requests: bench.requests)
    #expect(throws: ComicLibraryError.self) { try reloader.reloadLater(state(3, 20), at: bench.now) }
    #expect(throws: ComicLibraryError.self) { try reloader.reloadNow(state(3, 20), at: bench.now) }
    #expect(bench.requests.log == ["at 2.0 comic", "now comic"])
  }
}
