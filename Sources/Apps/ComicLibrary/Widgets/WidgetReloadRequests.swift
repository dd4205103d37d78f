public import Foundation
internal import SharedFolders
internal import SystemIO

/// Requests reloads of timelines. This library does not know the widgets; its user implements how to reach them.
///
/// It may be called with the lock of the group's container held, and must not save anything there.
public protocol WidgetReloadRequests: Sendable {
  /// Requests a reload of all widgets of some kinds at once.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` if a request failed.
  func request(forKinds kinds: [String]) throws(ComicLibraryError)

  /// Requests a reload at `date`, which happens even after the program has ended. Replaces earlier requests that are
  /// not due at `now`.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` if a request failed.
  func request(forKinds kinds: [String], notBefore date: Date, now: Date) throws(ComicLibraryError)

  /// Withdraws requests that are not due at `now`.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` if a request could not be withdrawn.
  func withdraw(forKinds kinds: [String], at now: Date) throws(ComicLibraryError)
}

/// Requests as files below the home folder, where `almanac refresh` and `almanac run` read them. `WidgetCenter`
/// writes the same files.
public struct HomeReloadRequests: WidgetReloadRequests {
  private let requests: ReloadRequests

  /// - Parameter home: The folder that `ALMANAC_HOME` names. The environment is not read here.
  public init(home: URL) { requests = DataHome.requests(in: home) }

  /// Requests a reload at once. The request survives a kill, but may be lost in a power failure.
  public func request(forKinds kinds: [String]) throws(ComicLibraryError) {
    try each(kinds) { kind throws(AtomicFileError) in try requests.request(forKind: kind, outlivesPowerCuts: false) }
  }

  /// Requests a reload at `date`, at most 30 seconds after `now`. The request survives a kill, but may be lost in a
  /// power failure.
  public func request(forKinds kinds: [String], notBefore date: Date, now: Date) throws(ComicLibraryError) {
    try each(kinds) { kind throws(AtomicFileError) in try requests.request(forKind: kind, notBefore: date, now: now) }
  }

  /// Withdraws requests that are not due at `now`. Writes nothing if there are none.
  public func withdraw(forKinds kinds: [String], at now: Date) throws(ComicLibraryError) {
    try each(kinds) { kind throws(AtomicFileError) in try requests.withdraw(forKind: kind, at: now) }
  }

  private func each(
    _ kinds: [String], _ work: (String) throws(AtomicFileError) -> Void
  ) throws(ComicLibraryError) {
    do throws(AtomicFileError) {
      for kind in kinds { try work(kind) }
    } catch {
      throw ComicLibraryError(error)
    }
  }
}
