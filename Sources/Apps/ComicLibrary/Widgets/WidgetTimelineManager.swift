import Diagnostics
public import Foundation

/// Reloads the widgets from an app that keeps running: at once for another chapter, and for progress that has not
/// changed for ``WidgetSyncState/debounce`` and is then worth a reload.
///
/// The state of the widgets is kept in memory and in `widgetSyncState.json`. Changes of other processes to that file,
/// and reloads deferred by ``DeferredWidgetReloader``, take precedence. If the file cannot be written, memory is
/// used.
@MainActor
public final class WidgetTimelineManager: WidgetTimelineReloader {
  private let container: GroupContainer
  private let reloader: DeferredWidgetReloader
  private let clock: any Clock<Duration>
  private let now: @MainActor () -> Date
  private let onError: @MainActor (ComicLibraryError) -> Void
  /// The state of the widgets, as far as this process knows.
  private var lastState: WidgetSyncState?
  /// What the file contained then. Any other content is newer, and from another process.
  private var kept: WidgetSyncState?
  /// Waits until progress stays unchanged.
  private(set) var debounce: Task<Void, Never>?

  /// Creates a manager that continues from the last state of the widgets.
  ///
  /// - Parameters:
  ///   - container: Where the chapter and the state of the widgets are stored.
  ///   - kinds: The kinds of the widgets.
  ///   - requests: Requests reloads of their timelines.
  ///   - clock: Measures the debounce (default: the continuous clock).
  ///   - now: The wall clock for reloads that other processes deferred (default: the system's).
  ///   - onError: Called with errors of requests, reading and storing (default: reports a diagnostic
  ///     `comic.widgets-not-told`).
  public init(
    container: GroupContainer, kinds: [String], requests: any WidgetReloadRequests,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @MainActor () -> Date = { Date() },
    onError: (@MainActor (ComicLibraryError) -> Void)? = nil
  ) {
    (self.container, self.clock, self.now) = (container, clock, now)
    reloader = DeferredWidgetReloader(container: container, kinds: kinds, requests: requests)
    self.onError =
      onError ?? { error in
        DiagnosticLog.current.report(
          Diagnostic(id: "comic.widgets-not-told", message: "the widgets may be out of date: \(error)"))
      }
    kept = WidgetSyncFiles(in: container).reading(at: now()).state
    lastState = kept
  }

  deinit { debounce?.cancel() }

  /// Reloads the widgets at once, whatever they show, and cancels a waiting reload for progress.
  public func notifyChapterChange(chapter: Int, progress: Int) {
    debounce?.cancel()
    reloadWidgets(WidgetSyncState(chapter: chapter, progress: progress))
  }

  /// Reloads the widgets for another progress of the current chapter once it stays unchanged, if it is then worth a
  /// reload. Replaces a waiting reload, of any process.
  public func notifyProgressChange(progress: Int) {
    debounce?.cancel()
    let noted = try? currentChapter()
    let rest = clock.delay(for: WidgetSyncState.debounce)
    debounce = Task { [weak self] in
      do { try await rest() } catch { return }
      // A later call has replaced this one.
      if !Task.isCancelled { self?.decide(progress, noted: noted) }
    }
    reporting { () throws(ComicLibraryError) in try reloader.withdraw(at: now()) }
  }

  /// Decides by the current data: other processes may have turned pages or reloaded the widgets.
  private func decide(_ progress: Int, noted: CurrentChapterData?) {
    reporting { () throws(ComicLibraryError) in
      let chapter = try currentChapter()
      // Another process has turned a page since, which the widgets would show.
      let current = noted.map { $0 != chapter } ?? false ? chapter.progress : progress
      let state = WidgetSyncState(chapter: chapter.number, progress: current)
      if state.isWorthReload(since: synced) { reloadWidgets(state) }
    }
  }

  private func currentChapter() throws(ComicLibraryError) -> CurrentChapterData {
    guard let chapter = try CoverImageManager(container: container).loadCurrentChapterData() else {
      throw .noCurrentChapter(file: container.path(GroupContainer.FileName.currentChapter))
    }
    return chapter
  }

  /// The state of the last reload, by any process.
  private var synced: WidgetSyncState? {
    let state = WidgetSyncFiles(in: container).reading(at: now()).state
    return state == nil || state == kept ? lastState : state
  }

  private func reloadWidgets(_ state: WidgetSyncState) {
    reporting { () throws(ComicLibraryError) in
      try reloader.reloadNow(state, at: now(), onRequest: { lastState = state })
    }
    kept = WidgetSyncFiles(in: container).reading(at: now()).state
  }

  private func reporting(_ work: () throws(ComicLibraryError) -> Void) {
    do throws(ComicLibraryError) { try work() } catch { onError(error) }
  }
}

extension Clock<Duration> {
  /// A delay that starts now, not when the task starts.
  fileprivate func delay(for duration: Duration) -> @Sendable () async throws -> Void {
    let end = now.advanced(by: duration)
    return { try await sleep(until: end, tolerance: nil) }
  }
}
