import Diagnostics
public import Foundation

/// What tells the widgets for an app that stays: at once of another chapter, and of progress when it has rested for
/// ``WidgetSyncState/debounce`` and is worth a reload then.
///
/// What the widgets were told is kept in memory and in `widgetSyncState.json`. What another process has written there since,
/// or put off with ``DeferredWidgetReloader``, counts; where the file cannot be kept, memory does.
@MainActor
public final class WidgetTimelineManager: WidgetTimelineReloader {
  private let container: GroupContainer
  private let reloader: DeferredWidgetReloader
  private let clock: any Clock<Duration>
  private let now: @MainActor () -> Date
  private let onError: @MainActor (ComicLibraryError) -> Void
  /// What the widgets were told, as far as this process knows.
  private var told: WidgetSyncState?
  /// What the file said of it then: whatever it says besides is another process's word, and newer.
  private var kept: WidgetSyncState?
  /// The decision that waits for progress to rest.
  private(set) var debounce: Task<Void, Never>?

  /// Creates a manager that goes on from what the widgets were told last.
  ///
  /// - Parameters:
  ///   - container: Where the chapter is, and what the widgets were told.
  ///   - kinds: Of the widgets.
  ///   - requests: Where their timelines are asked for.
  ///   - clock: What progress rests by; the continuous clock unless given.
  ///   - now: The wall clock, by which other processes put reloads off; the system's unless given.
  ///   - onError: Is given what cannot be asked for, read or kept; unless given, a diagnostic `comic.widgets-not-told` says
  ///     so.
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
          Diagnostic(id: "comic.widgets-not-told", message: "the widgets may show what was read before: \(error)"))
      }
    kept = WidgetSyncFiles(in: container).reading(at: now()).state
    told = kept
  }

  deinit { debounce?.cancel() }

  /// Has the widgets show another chapter at once, whatever they show now. Progress that waits is not told any more.
  public func notifyChapterChange(chapter: Int, progress: Int) {
    debounce?.cancel()
    tell(WidgetSyncState(chapter: chapter, progress: progress))
  }

  /// Has the widgets show another progress of the current chapter once it has rested, if it is worth a reload then. What
  /// waits already is not told any more, whichever process it comes from.
  public func notifyProgressChange(progress: Int) {
    debounce?.cancel()
    let noted = try? currentChapter()
    let rest = clock.rest(for: WidgetSyncState.debounce)
    debounce = Task { [weak self] in
      do { try await rest() } catch { return }
      // A call that came while it woke up has taken its place.
      if !Task.isCancelled { self?.decide(progress, noted: noted) }
    }
    reporting { () throws(ComicLibraryError) in try reloader.withdraw(at: now()) }
  }

  /// Decides by what there is now: other processes may have turned pages, or told the widgets.
  private func decide(_ progress: Int, noted: CurrentChapterData?) {
    reporting { () throws(ComicLibraryError) in
      let chapter = try currentChapter()
      // Whoever has written since has turned the page that is read now, and widgets would show that one.
      let current = noted.map { $0 != chapter } ?? false ? chapter.progress : progress
      let state = WidgetSyncState(chapter: chapter.number, progress: current)
      if state.isWorthReload(since: synced) { tell(state) }
    }
  }

  private func currentChapter() throws(ComicLibraryError) -> CurrentChapterData {
    guard let chapter = try CoverImageManager(container: container).loadCurrentChapterData() else {
      throw .noCurrentChapter(file: container.path(GroupContainer.FileName.currentChapter))
    }
    return chapter
  }

  /// What the widgets were told last, by whichever process.
  private var synced: WidgetSyncState? {
    let state = WidgetSyncFiles(in: container).reading(at: now()).state
    return state == nil || state == kept ? told : state
  }

  private func tell(_ state: WidgetSyncState) {
    reporting { () throws(ComicLibraryError) in
      try reloader.tellAtOnce(state, at: now(), onTold: { told = state })
    }
    kept = WidgetSyncFiles(in: container).reading(at: now()).state
  }

  private func reporting(_ work: () throws(ComicLibraryError) -> Void) {
    do throws(ComicLibraryError) { try work() } catch { onError(error) }
  }
}

extension Clock<Duration> {
  /// A wait that begins now, whenever the task begins that waits.
  fileprivate func rest(for duration: Duration) -> @Sendable () async throws -> Void {
    let end = now.advanced(by: duration)
    return { try await sleep(until: end, tolerance: nil) }
  }
}
