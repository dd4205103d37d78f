public import Foundation

/// Folders of the person who runs the tool. None of them need exist.
extension URL {
  /// Documents. Apple's page: Foundation/URL/documentsDirectory.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Application data: `XDG_DATA_HOME` where it is set. Apple's page: Foundation/URL/applicationSupportDirectory.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// What can be made again: `XDG_CACHE_HOME` where it is set. Apple's page: Foundation/URL/cachesDirectory.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The person's data; there is no Library on this platform, so it is the same as ``applicationSupportDirectory``.
  /// Apple's page: Foundation/URL/libraryDirectory.
  public static var libraryDirectory: URL { applicationSupportDirectory }
  /// Downloads. Apple's page: Foundation/URL/downloadsDirectory.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Pictures. Apple's page: Foundation/URL/picturesDirectory.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  private static func folder(_ folder: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback, directoryHint: .isDirectory)
  }
}
