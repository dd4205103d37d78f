public import FoundationNetworking

/// Support for `file:` URLs in sessions, which Foundation lacks on Linux. Widgets often load images from an app group's
/// folder this way.
///
/// Sessions from ``sharedSession``, ``defaultConfiguration`` and ``ephemeralConfiguration`` read regular files of up to 64 MiB,
/// the limit of images. Where the program has no network of its own, they load `http:` and `https:` URLs through the
/// program that has it. Download tasks fail with `URLError.unsupportedURL`: Foundation traps if a protocol leaves no file.
public enum FileLoading {
  private static let isReady: Bool =
    URLProtocol.registerClass(FileProtocol.self) && URLProtocol.registerClass(RelayProtocol.self)

  /// Foundation's shared session.
  public static var sharedSession: URLSession {
    _ = isReady
    return .shared
  }

  /// Foundation's default configuration.
  public static var defaultConfiguration: URLSessionConfiguration {
    _ = isReady
    return .default
  }

  /// Foundation's ephemeral configuration.
  public static var ephemeralConfiguration: URLSessionConfiguration {
    _ = isReady
    return .ephemeral
  }
}
