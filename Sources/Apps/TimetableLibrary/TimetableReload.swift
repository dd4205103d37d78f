internal import SystemIO
public import Foundation
internal import Scheduling

/// Asks for new timelines of the widgets that show lessons, or the events of calendars.
public struct TimetableReload: Sendable {
  /// The kinds of the widgets that show lessons.
  public static let kinds = ["next-lesson", "day-plan"]
  /// The kinds of the widgets that show the events of calendars.
  public static let calendarKinds = ["calendar"]

  private let requests: ReloadRequests
  private let kinds: [String]

  /// - Parameters:
  ///   - home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  ///   - kinds: The widgets' kinds; those that show lessons unless given.
  public init(home: URL, kinds: [String] = TimetableReload.kinds) {
    (requests, self.kinds) = (DataHome.requests(in: home), kinds)
  }

  /// Asks at once. A power cut may lose the request, a kill does not.
  ///
  /// - Throws: `TimetableError.cannotCreate` or `.inputOutput` when nothing, or not all, was asked for.
  public func ask() throws(TimetableError) {
    do throws(AtomicFileError) {
      for kind in kinds { try requests.ask(forKind: kind, outlivesPowerCuts: false) }
    } catch {
      throw TimetableError(error)
    }
  }
}
