internal import AtomicFiles
public import Foundation
internal import Scheduling

/// Asks for new timelines of the widgets that show lessons.
public struct TimetableReload: Sendable {
  /// The widgets' kinds.
  public static let kinds = ["next-lesson", "day-plan"]

  private let requests: ReloadRequests

  /// - Parameter home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  public init(home: URL) { requests = DataHome.requests(in: home) }

  /// Asks at once. A power cut may lose the request, a kill does not.
  ///
  /// - Throws: `TimetableError.cannotCreate` or `.inputOutput` when nothing, or not all, was asked for.
  public func ask() throws(TimetableError) {
    do throws(AtomicFileError) {
      for kind in Self.kinds { try requests.ask(forKind: kind, outlivesPowerCuts: false) }
    } catch {
      throw TimetableError(error)
    }
  }
}
