import SystemIO
import Diagnostics
import Foundation

/// What the container's files say of what the widgets were told. Takes no lock, save where it says so.
struct WidgetSyncFiles {
  private let container: GroupContainer

  init(in container: GroupContainer) { self.container = container }

  /// What the widgets were told.
  struct Reading: Hashable {
    /// The last that they were told, a reload whose date has come included; nil for nothing.
    var state: WidgetSyncState?
    /// Whether ``state`` is that of a reload that was put off, and is to be noted.
    var isUnnoted = false
    /// Whether there is a reload that was put off and whose date has come, whether or not it says anything.
    var isOver = false
  }

  /// Whether a reload was put off.
  var hasPending: Bool { FileManager.default.fileExists(atPath: path) }

  /// What the files say at `now`. One that cannot be understood says nothing, and is replaced when something is kept.
  func reading(at now: Date) -> Reading {
    let manager = CoverImageManager(container: container)
    let state = Self.readable { () throws(ComicLibraryError) in try manager.loadWidgetSyncState() }
    guard let pending, pending.isDue(at: now) else { return Reading(state: state) }
    guard pending.synced == state else { return Reading(state: state, isOver: true) }
    return Reading(state: pending.state, isUnnoted: true, isOver: true)
  }

  /// Notes what the widgets have been told by a request whose date has come, for whoever holds the container's lock.
  ///
  /// - Returns: What they were told last.
  @discardableResult
  func settle(at now: Date) throws(ComicLibraryError) -> WidgetSyncState? {
    let reading = reading(at: now)
    if reading.isUnnoted, let state = reading.state {
      try CoverImageManager(container: container).noteWidgetSyncState(state)
    }
    if reading.isOver { try dropPending() }
    return reading.state
  }

  /// Keeps a reload that was put off, in place of another. A power cut may lose it, and costs a picture.
  func keep(_ pending: PendingWidgetReload) throws(ComicLibraryError) {
    let data = Data((JSONValue.object(pending.object).text() + "\n").utf8)
    try GroupFile.write(data, to: path, calls: .unsynchronized)
  }

  /// Forgets the reload that was put off.
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
      let message = "what the widgets were told is not known, so they are told again: \(error)"
      DiagnosticLog.current.report(Diagnostic(id: "comic.sync-unreadable", message: message))
      return nil
    }
  }
}
