public import Foundation
import SharedFolders
import SystemIO

/// Requests reloads of the widget.
public enum DailyReload {
  public static let kind = "daily"

  /// Requests a reload of every daily widget at once. The request survives a kill, but may be lost in a power
  /// failure.
  ///
  /// - Parameter home: The folder that `ALMANAC_HOME` names. The environment is not read here.
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`; nothing is requested then.
  public static func request(home: URL) throws(DailyError) {
    do throws(AtomicFileError) {
      try DataHome.requests(in: home).request(forKind: kind, outlivesPowerCuts: false)
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
