public import Foundation

/// The folder that the comic reader and its widgets share.
public struct GroupContainer: Hashable, Sendable {
  /// The app group of the comic reader.
  public static let comicReader = "group.com.nobadi.dbm"

  /// Created when something is saved.
  public let url: URL

  public init(url: URL) {
    self.url = url
  }

  /// The container of an app group below the home folder: `<home>/groups/<group>`.
  ///
  /// - Parameters:
  ///   - home: The folder that `ALMANAC_HOME` names. The environment is not read here.
  ///   - group: The app group (default: the comic reader's).
  public init(home: URL, group: String = comicReader) {
    url = home.appendingPathComponent("groups", isDirectory: true).appendingPathComponent(group, isDirectory: true)
  }

  /// The app's file names.
  enum FileName {
    static let cover = "chapterCoverImage.jpg"
    static let currentChapter = "currentChapterData.json"
    static let syncState = "widgetSyncState.json"
    /// Not the app's: passes a deferred reload on to the next process.
    static let pendingReload = "pendingWidgetReload.json"
    static let lock = ".lock"
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name, isDirectory: false).path }
}
