import Foundation
import Graphics
import Synchronization
import Testing

@testable import ComicLibrary

/// A reader's processes with one container, on a virtual clock; times are seconds from the start.
@MainActor
final class WidgetBench {
  nonisolated static let start = Date(timeIntervalSince1970: 1_795_248_000)

  let fixture: ComicFixture
  let clock = VirtualClock()
  let requests = RecordedRequests()
  private(set) var errors: [ComicLibraryError] = []
  private var seconds: TimeInterval = 0

  /// - Parameter progress: The progress of the current chapter, which the widgets show; nil for no chapter.
  init(_ progress: Int? = 10) throws {
    fixture = try ComicFixture()
    guard let progress else { return }
    try read(3, progress)
    try fixture.manager.saveWidgetSyncState(WidgetSyncState(chapter: 3, progress: progress))
  }

  var container: GroupContainer { GroupContainer(url: fixture.directory) }
  var now: Date { Self.start + seconds }
  /// The stored state of the widgets.
  var synced: WidgetSyncState? { try? fixture.manager.loadWidgetSyncState() }

  /// Stores progress without a reload.
  func read(_ chapter: Int, _ progress: Int) throws {
    try fixture.manager.saveCurrentChapterData(
      imageData: nil, metadata: CoverImageMetadata(number: chapter, name: "N", progress: progress))
  }

  /// An app's manager, as in a separate process.
  func app() -> WidgetTimelineManager {
    WidgetTimelineManager(
      container: container, kinds: ["comic"], requests: requests, clock: clock,
      now: { [weak self] in
        self?.now ?? Self.start
      }, onError: { [weak self] in self?.errors.append($0) })
  }

  /// Turns to a page in an app.
  func turn(_ app: WidgetTimelineManager, to progress: Int) throws {
    try fixture.manager.updateProgress(to: progress)
    app.notifyProgressChange(progress: progress)
  }

  /// Turns to a page by a command line, which ends immediately.
  func command(_ progress: Int) throws {
    let container = container
    let changes = Mutex<[CurrentChapterChange]>([])
    try CoverImageManager(container: container) { change in changes.withLock { $0.append(change) } }
      .updateProgress(to: progress)
    for change in changes.withLock({ $0 }) { try tell(change) }
  }

  /// Starts a chapter by a command line.
  func command(chapter: Int, name: String = "N", progress: Int) throws {
    let changes = Mutex<[CurrentChapterChange]>([])
    try CoverImageManager(container: container) { change in changes.withLock { $0.append(change) } }
      .saveCurrentChapterData(
        imageData: nil, metadata: CoverImageMetadata(number: chapter, name: name, progress: progress))
    for change in changes.withLock({ $0 }) { try tell(change) }
  }

  func tell(_ change: CurrentChapterChange) throws {
    let reloader = DeferredWidgetReloader(container: container, kinds: ["comic"], requests: requests)
    try reloader.reload(after: change, at: now)
  }

  /// Advances the clock.
  ///
  /// - Parameter apps: The apps that decide by the end of it.
  func pass(_ duration: TimeInterval, _ apps: WidgetTimelineManager...) async {
    seconds += duration
    clock.advance(by: .milliseconds(Int(duration * 1000)))
    for app in apps { await app.debounce?.value }
  }

  /// The number of reloads until now: immediate ones, and deferred ones that were due before they were withdrawn.
  var reloads: Int { requests.reloads(at: now) }

  func put(_ text: String, _ name: String = "widgetSyncState.json") throws { try fixture.put(text, name) }
}

/// Records requests, and what happened to deferred ones.
final class RecordedRequests: WidgetReloadRequests {
  private struct State {
    var atOnce = 0
    var dates: [Date] = []
    var log: [String] = []
    var isBroken = false
  }

  private let state = Mutex(State())

  /// The requests, in order.
  var log: [String] { state.withLock(\.log) }

  /// From now on, requests fail.
  func breakDown() { state.withLock { $0.isBroken = true } }

  func reloads(at now: Date) -> Int { state.withLock { $0.atOnce + $0.dates.count { $0 <= now } } }

  func request(forKinds kinds: [String]) throws(ComicLibraryError) {
    try change {
      $0.atOnce += 1
      $0.log.append("now \(kinds.joined(separator: ","))")
    }
  }

  func request(forKinds kinds: [String], notBefore date: Date, now: Date) throws(ComicLibraryError) {
    try change {
      $0.dates.removeAll { $0 > now }
      $0.dates.append(date)
      $0.log.append("at \(date.timeIntervalSince(WidgetBench.start)) \(kinds.joined(separator: ","))")
    }
  }

  func withdraw(forKinds kinds: [String], at now: Date) throws(ComicLibraryError) {
    try change { $0.dates.removeAll { $0 > now } }
  }

  private func change(_ change: (inout State) -> Void) throws(ComicLibraryError) {
    let isBroken = state.withLock { state in
      if !state.isBroken { change(&state) }
      return state.isBroken
    }
    if isBroken { throw .inputOutput(file: "requests", reason: "No space left on device") }
  }
}
