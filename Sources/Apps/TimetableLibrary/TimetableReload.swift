public import Foundation
internal import SharedFolders
internal import SystemIO

/// Requests reloads of the widgets that show lessons or calendar events.
public struct TimetableReload: Sendable {
  /// The kinds of the widgets that show lessons.
  public static let kinds = ["next-lesson", "day-plan"]
  /// The kinds of the widgets that show calendar events.
  public static let calendarKinds = ["calendar"]

  private let requests: ReloadRequests
  private let kinds: [String]

  /// - Parameters:
  ///   - home: The folder that `ALMANAC_HOME` names. The environment is not read here.
  ///   - kinds: The kinds of the widgets (default: those that show lessons).
  public init(home: URL, kinds: [String] = TimetableReload.kinds) {
    (requests, self.kinds) = (DataHome.requests(in: home), kinds)
  }

  /// Requests a reload at once. The request survives a kill, but may be lost in a power failure.
  ///
  /// - Throws: `TimetableError.cannotCreate` or `.inputOutput` if a request failed.
  public func request() throws(TimetableError) {
    do throws(AtomicFileError) {
      for kind in kinds { try requests.request(forKind: kind, outlivesPowerCuts: false) }
    } catch {
      throw TimetableError(error)
    }
  }
}
