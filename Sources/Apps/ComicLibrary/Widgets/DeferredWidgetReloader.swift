import Diagnostics
public import Foundation

/// What tells the widgets for programs that end at once and cannot wait whether another page is turned.
///
/// Progress that is worth a reload is asked for ``WidgetSyncState/debounce`` later; the next program, which may be another,
/// puts that off again or takes it back. So a shell loop that turns pages tells the widgets as seldom as
/// ``WidgetTimelineManager`` does.
///
/// A request comes before its note, and the note goes before the request does: one that is made twice does no harm, one that
/// is noted and was not made is lost, whenever the program is killed.
public struct DeferredWidgetReloader: Sendable {
  /// The kinds of the widgets that show the chapter.
  public static let kinds = ["comic", "comic-classic"]

  private let container: GroupContainer
  private let kinds: [String]
  private let requests: any WidgetReloadRequests

  /// - Parameters:
  ///   - container: Where it is noted what the widgets were told.
  ///   - kinds: Of the widgets.
  ///   - requests: Where their timelines are asked for.
  public init(container: GroupContainer, kinds: [String], requests: any WidgetReloadRequests) {
    (self.container, self.kinds, self.requests) = (container, kinds, requests)
  }

  /// Tells the widgets of what a save has changed: at once of another chapter, name or cover, else as of progress. What
  /// another process has saved since counts instead, as that is what widgets would show.
  ///
  /// - Parameter now: What the request counts from.
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`.
  public func tell(of change: CurrentChapterChange, at now: Date) throws(ComicLibraryError) {
    let state = WidgetSyncState(chapter: change.current.number, progress: change.current.progress)
    if change.isShownAtOnce {
      try tellAtOnce(state, at: now)
    } else {
      try tellLater(at: now) { current ?? state }
    }
  }

  /// Has the widgets show a state at once, whatever they were told before. What was put off is done by that.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`: when it cannot be noted, too, although the
  ///   widgets are told.
  public func tellAtOnce(_ state: WidgetSyncState, at now: Date) throws(ComicLibraryError) {
    try tellAtOnce(state, at: now, onTold: {})
  }

  /// The same; `onTold` is called between the request and its note.
  func tellAtOnce(_ state: WidgetSyncState, at now: Date, onTold: () -> Void) throws(ComicLibraryError) {
    try requests.ask(forKinds: kinds)
    onTold()
    try GroupLock(of: container).withLock { () throws(ComicLibraryError) in
      try CoverImageManager(container: container).noteWidgetSyncState(state)
      try WidgetSyncFiles(in: container).dropPending()
      try requests.withdraw(forKinds: kinds, at: now)
    }
  }

  /// Has the widgets show a state after ``WidgetSyncState/debounce``, if it is worth that. What was put off and does not
  /// count yet is replaced, or taken back.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`: when it cannot be noted, too, although the
  ///   widgets are told.
  public func tellLater(_ state: WidgetSyncState, at now: Date) throws(ComicLibraryError) {
    try tellLater(at: now) { state }
  }

  private func tellLater(at now: Date, _ state: () -> WidgetSyncState) throws(ComicLibraryError) {
    try whileNobodyElseTells { () throws(ComicLibraryError) in
      let state = state()
      let synced = try WidgetSyncFiles(in: container).settle(at: now)
      guard state.isWorthReload(since: synced) else { return try takeBack(at: now) }
      let date = now + WidgetSyncState.debounce.inSeconds
      let files = WidgetSyncFiles(in: container)
      // Where that fails, so does keeping the new one, which is told.
      try? files.dropPending()
      try requests.ask(forKinds: kinds, notBefore: date, now: now)
      try files.keep(PendingWidgetReload(state: state, requestDate: date, synced: synced))
    }
  }

  /// Takes back what was put off and does not count at `now`: for a process that waits by itself whether another page is
  /// turned.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate`, `.inputOutput`, `.unreadable`.
  func withdraw(at now: Date) throws(ComicLibraryError) {
    guard WidgetSyncFiles(in: container).hasPending else { return }
    try GroupLock(of: container).withLock { () throws(ComicLibraryError) in
      try WidgetSyncFiles(in: container).settle(at: now)
      try takeBack(at: now)
    }
  }

  /// What is read now; nil where that cannot be told, of which whoever saved it has said enough.
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

  /// Under the container's lock; without it where there can be none, as the request matters more than what is noted of it.
  private func whileNobodyElseTells(
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
  /// As dates count.
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
