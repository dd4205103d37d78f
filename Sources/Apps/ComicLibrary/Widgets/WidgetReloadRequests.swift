internal import SystemIO
public import Foundation
internal import Scheduling

/// Where new timelines are asked for. The library knows no widgets: whoever uses it says how they are reached.
///
/// It may be called while the group's container is locked, and must not save anything there.
public protocol WidgetReloadRequests: Sendable {
  /// Asks for new timelines of the widgets of some kinds, at once.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` when nothing, or not all, was asked for.
  func ask(forKinds kinds: [String]) throws(ComicLibraryError)

  /// Asks for them from `date` on, which outlives the program; what was put off before and does not count at `now` is
  /// replaced.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` when nothing, or not all, was asked for.
  func ask(forKinds kinds: [String], notBefore date: Date, now: Date) throws(ComicLibraryError)

  /// Takes back what was put off and does not count at `now`.
  ///
  /// - Throws: `ComicLibraryError.cannotCreate` or `.inputOutput` when a request still waits.
  func withdraw(forKinds kinds: [String], at now: Date) throws(ComicLibraryError)
}

/// Requests as files below Almanac's home, where `almanac refresh` and `almanac run` find them, and every program's
/// `WidgetCenter` leaves its own.
public struct HomeReloadRequests: WidgetReloadRequests {
  private let requests: ReloadRequests

  /// - Parameter home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  public init(home: URL) { requests = DataHome.requests(in: home) }

  /// Asks at once. A power cut may lose the request, a kill does not.
  public func ask(forKinds kinds: [String]) throws(ComicLibraryError) {
    try each(kinds) { kind throws(AtomicFileError) in try requests.ask(forKind: kind, outlivesPowerCuts: false) }
  }

  /// Asks from `date` on, at most 30 seconds after `now`. A power cut may lose the request, a kill does not.
  public func ask(forKinds kinds: [String], notBefore date: Date, now: Date) throws(ComicLibraryError) {
    try each(kinds) { kind throws(AtomicFileError) in try requests.ask(forKind: kind, notBefore: date, now: now) }
  }

  /// Takes back what does not count at `now`; without such a request nothing is written.
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
