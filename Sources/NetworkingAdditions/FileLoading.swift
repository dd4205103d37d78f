public import FoundationNetworking

/// Files for sessions: pictures in an app group's folder are often read as addresses are, and Foundation's sessions know no
/// `file:` addresses on this platform.
///
/// A session that was asked for through ``sharedSession``, ``defaultConfiguration`` or ``ephemeralConfiguration`` reads regular
/// files of at most 64 MiB, as pictures may have. A download task fails as before, with `URLError.unsupportedURL`: Foundation
/// has no place for the file that it would leave.
public enum FileLoading {
  private static let isReady: Bool = URLProtocol.registerClass(FileProtocol.self)

  /// Foundation's shared session.
  public static var sharedSession: URLSession {
    _ = isReady
    return .shared
  }

  /// Foundation's default settings.
  public static var defaultConfiguration: URLSessionConfiguration {
    _ = isReady
    return .default
  }

  /// Foundation's settings without caches.
  public static var ephemeralConfiguration: URLSessionConfiguration {
    _ = isReady
    return .ephemeral
  }
}
