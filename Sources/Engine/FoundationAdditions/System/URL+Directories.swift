public import Foundation

/// The user's folders. They need not exist.
extension URL {
  /// Apple's page: Foundation/URL/documentsDirectory.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Application data: `XDG_DATA_HOME` if it is set. Apple's page: Foundation/URL/applicationSupportDirectory.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// Caches: `XDG_CACHE_HOME` if it is set. Apple's page: Foundation/URL/cachesDirectory.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The same as ``applicationSupportDirectory``, because this platform has no Library folder. Apple's page:
  /// Foundation/URL/libraryDirectory.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  /// Apple's page: Foundation/URL/downloadsDirectory.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Apple's page: Foundation/URL/picturesDirectory.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  private static func folder(_ folder: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback, directoryHint: .isDirectory)
  }
}
