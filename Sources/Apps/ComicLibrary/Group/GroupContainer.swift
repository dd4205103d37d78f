public import Foundation

/// The directory that the comic reader and its widgets share.
public struct GroupContainer: Hashable, Sendable {
  /// The app group of the comic reader.
  public static let comicReader = "group.com.nobadi.dbm"

  /// The directory. It need not exist before something is saved.
  public let url: URL

  /// A container at a place of its own.
  public init(url: URL) {
    self.url = url
  }

  /// The container of an app group below Almanac's home: `<home>/groups/<group>`.
  ///
  /// - Parameters:
  ///   - home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  ///   - group: The comic reader's group unless given.
  public init(home: URL, group: String = comicReader) {
    url = home.appendingPathComponent("groups", isDirectory: true).appendingPathComponent(group, isDirectory: true)
  }

  /// The names that the app gives its files.
  enum FileName {
    static let cover = "chapterCoverImage.jpg"
    static let currentChapter = "currentChapterData.json"
    static let syncState = "widgetSyncState.json"
    /// Not the app's: what programs that end at once leave for the next.
    static let pendingReload = "pendingWidgetReload.json"
    static let lock = ".lock"
  }

  /// The path of a file in the container.
  func path(_ name: String) -> String { url.appendingPathComponent(name, isDirectory: false).path }
}
