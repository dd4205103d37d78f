import Diagnostics
import Foundation
import JSONText
import SystemIO

/// Reads and writes what the widgets show, in the container's files. Takes no lock, except where noted.
struct WidgetSyncFiles {
  private let container: GroupContainer

  init(in container: GroupContainer) { self.container = container }

  struct Reading: Hashable {
    /// The state of the last reload, including a deferred one that is due.
    var state: WidgetSyncState?
    /// Whether ``state`` is from a deferred reload, and has to be stored.
    var needsStoring = false
    /// Whether a deferred reload is due, even if it is obsolete.
    var isDue = false
  }

  /// Whether a reload is deferred.
  var hasPending: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the files as of `now`. An invalid file is ignored, and replaced by the next write.
  func reading(at now: Date) -> Reading {
    let manager = CoverImageManager(container: container)
    let state = Self.readable { () throws(ComicLibraryError) in try manager.loadWidgetSyncState() }
    guard let pending, pending.isDue(at: now) else { return Reading(state: state) }
    guard pending.synced == state else { return Reading(state: state, isDue: true) }
    return Reading(state: pending.state, needsStoring: true, isDue: true)
  }

  /// Stores the state of a deferred reload that is due. The caller holds the container's lock.
  ///
  /// - Returns: The state of the last reload.
  @discardableResult
  func storeDueReload(at now: Date) throws(ComicLibraryError) -> WidgetSyncState? {
    let reading = reading(at: now)
    if reading.needsStoring, let state = reading.state {
      try CoverImageManager(container: container).storeWidgetSyncState(state)
    }
    if reading.isDue { try dropPending() }
    return reading.state
  }

  /// Stores a deferred reload and replaces another. If a power failure loses it, the widgets reload once more.
  func store(_ pending: PendingWidgetReload) throws(ComicLibraryError) {
    let data = Data((JSONValue.object(pending.object).text() + "\n").utf8)
    try GroupFile.write(data, to: path, calls: .unsynchronized)
  }

  /// Removes the deferred reload.
  func dropPending() throws(ComicLibraryError) {
    guard unlink(path) < 0, errno != ENOENT else { return }
    throw .cannotCreate(file: path, reason: SystemError.last.description)
  }

  private var path: String { container.path(GroupContainer.FileName.pendingReload) }

  private var pending: PendingWidgetReload? {
    Self.readable { () throws(ComicLibraryError) in
      let file = GroupFile(path: path)
      guard let object = try file.read() else { return nil }
      return try PendingWidgetReload(object, file: path)
    }
  }

  private static func readable<Value>(_ read: () throws(ComicLibraryError) -> Value?) -> Value? {
    do throws(ComicLibraryError) {
      return try read()
    } catch {
      let message = "cannot read what the widgets show, so they are reloaded: \(error)"
      DiagnosticLog.current.report(Diagnostic(id: "comic.sync-unreadable", message: message))
      return nil
    }
  }
}
