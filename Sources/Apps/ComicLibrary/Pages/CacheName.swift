/// Names of the cache's folders and files, except images.
enum CacheName {
  /// The folder of the chapters' folders.
  static let chapters = "Chapters"
  /// The list of a chapter's double pages.
  static let index = "metadata.json"

  /// The folder of a chapter: `Chapter_42`.
  static func folder(ofChapter chapter: Int) -> String { "Chapter_\(chapter)" }

  /// The chapter of a folder name; nil unless the name is exactly as we write it.
  static func chapter(_ name: String) -> Int? {
    guard name.hasPrefix("Chapter_"), let chapter = Int(name.dropFirst("Chapter_".count)) else { return nil }
    return folder(ofChapter: chapter) == name ? chapter : nil
  }

  /// Whether it is a temporary file of `SystemIO` whose process has ended.
  static func isHalfWritten(_ name: String) -> Bool { name.hasPrefix(".almanac-") && name.hasSuffix(".tmp") }
}
