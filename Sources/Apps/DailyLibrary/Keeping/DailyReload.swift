import SystemIO
public import Foundation
import Scheduling

/// How the app side asks for new pictures of the widget.
public enum DailyReload {
  /// The kind of the widget.
  public static let kind = "daily"

  /// Asks for a new timeline of every daily widget, at once. A power cut may lose the request, a kill does not.
  ///
  /// - Parameter home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`: then nothing was asked for.
  public static func ask(home: URL) throws(DailyError) {
    do throws(AtomicFileError) {
      try DataHome.requests(in: home).ask(forKind: kind, outlivesPowerCuts: false)
    } catch {
      throw DailyError(error)
    }
  }
}

extension DailyError {
  init(_ error: AtomicFileError) {
    switch error.kind {
    case .cannotCreate: self = .cannotCreate(file: error.path, reason: error.reason)
    case .inputOutput: self = .inputOutput(file: error.path, reason: error.reason)
    }
  }
}
