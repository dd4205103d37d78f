import Diagnostics
public import Foundation

/// Reloads the widgets from programs that end immediately and cannot wait for the next page turn.
///
/// A reload for progress is requested for ``WidgetSyncState/debounce`` later; the next program defers or withdraws
/// it. So a shell loop that turns pages reloads the widgets as rarely as ``WidgetTimelineManager`` does.
///
/// A request is written before its state is stored, and the stored state is removed before the request is withdrawn.
/// Wherever the program is killed, a reload may happen twice, but none is lost.
public struct DeferredWidgetReloader: Sendable {
  /// The kinds of the widgets that show the chapter.
  public static let kinds = ["comic", "comic-classic"]

  private let container: GroupContainer
  private let kinds: [String]
  private let requests: any WidgetReloadRequests

  /// - Parameters:
  ///   - container: Where the state of the widgets is stored.
  ///   - kinds: The kinds of the widgets.
  ///   - requests: Requests reloads of their timelines.
  public init(container: GroupContainer, kinds: [String], requests: any WidgetReloadRequests) {
    (self.container, self.kinds, self.requests) = (container, kinds, requests)
  }

  /// Reloads the widgets after a save: at once for another chapter, name or cover, otherwise deferred. If another
  /// process has saved since, its data is used, because the widgets would show it.
  ///
  /// - Parameter now: The start of the delay.
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`.
  public func reload(after change: CurrentChapterChange, at now: Date) throws(ComicLibraryError) {
    let state = WidgetSyncState(chapter: change.current.number, progress: change.current.progress)
    if change.needsImmediateReload {
      try reloadNow(state, at: now)
    } else {
      try reloadLater(at: now) { current ?? state }
    }
  }

  /// Reloads the widgets at once, whatever they show. Replaces a deferred reload.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`; also if the reload was requested, but
  ///   its state could not be stored.
  public func reloadNow(_ state: WidgetSyncState, at now: Date) throws(ComicLibraryError) {
    try reloadNow(state, at: now, onRequest: {})
  }

  /// `onRequest` is called after the request is written, before its state is stored.
  func reloadNow(_ state: WidgetSyncState, at now: Date, onRequest: () -> Void) throws(ComicLibraryError) {
    try requests.request(forKinds: kinds)
    onRequest()
    try GroupLock(of: container).withLock { () throws(ComicLibraryError) in
      try CoverImageManager(container: container).storeWidgetSyncState(state)
      try WidgetSyncFiles(in: container).dropPending()
      try requests.withdraw(forKinds: kinds, at: now)
    }
  }

  /// Reloads the widgets after ``WidgetSyncState/debounce`` if the change is large enough. A deferred reload that is
  /// not due yet is replaced or withdrawn.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`; also if the reload was requested, but
  ///   its state could not be stored.
  public func reloadLater(_ state: WidgetSyncState, at now: Date) throws(ComicLibraryError) {
    try reloadLater(at: now) { state }
  }

  private func reloadLater(at now: Date, _ state: () -> WidgetSyncState) throws(ComicLibraryError) {
    try withContainerLock { () throws(ComicLibraryError) in
      let state = state()
      let synced = try WidgetSyncFiles(in: container).storeDueReload(at: now)
      guard state.isWorthReload(since: synced) else { return try takeBack(at: now) }
      let date = now + WidgetSyncState.debounce.inSeconds
      let files = WidgetSyncFiles(in: container)
      // If this fails, storing the new state fails too, and that error is reported.
      try? files.dropPending()
      try requests.request(forKinds: kinds, notBefore: date, now: now)
      try files.store(PendingWidgetReload(state: state, requestDate: date, synced: synced))
    }
  }

  /// Withdraws a deferred reload that is not due at `now`, for a process that waits for the next page turn itself.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`.
  func withdraw(at now: Date) throws(ComicLibraryError) {
    guard WidgetSyncFiles(in: container).hasPending else { return }
    try GroupLock(of: container).withLock { () throws(ComicLibraryError) in
      try WidgetSyncFiles(in: container).storeDueReload(at: now)
      try takeBack(at: now)
    }
  }

  /// The current state; nil if it cannot be read, which saving has already reported.
  private var current: WidgetSyncState? {
    let manager = CoverImageManager(container: container)
    let chapter = DiagnosticLog().collecting { try? manager.loadCurrentChapterData() }
    return chapter.map { WidgetSyncState(chapter: $0.number, progress: $0.progress) }
  }

  private func takeBack(at now: Date) throws(ComicLibraryError) {
    let files = WidgetSyncFiles(in: container)
    if files.hasPending { try files.dropPending() }
    try requests.withdraw(forKinds: kinds, at: now)
  }

  /// Runs `body` with the container's lock, or without if it cannot be locked: the request matters more than its
  /// stored state.
  private func withContainerLock(
    _ work: () throws(ComicLibraryError) -> Void
  ) throws(ComicLibraryError) {
    var isBegun = false
    do throws(ComicLibraryError) {
      try GroupLock(of: container).withLock { () throws(ComicLibraryError) in
        isBegun = true
        try work()
      }
    } catch {
      if isBegun { throw error }
      try work()
    }
  }
}

extension Duration {
  /// At the resolution of dates.
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
