/// What the cache calls its folders and files, pictures apart.
enum CacheName {
  /// The folder of the chapters' folders.
  static let chapters = "Chapters"
  /// The list of a chapter's double pages.
  static let index = "metadata.json"

  /// A chapter's folder: `Chapter_42`.
  static func folder(ofChapter chapter: Int) -> String { "Chapter_\(chapter)" }

  /// The chapter of a folder's name; nil unless it is just as we would write it.
  static func chapter(_ name: String) -> Int? {
    guard name.hasPrefix("Chapter_"), let chapter = Int(name.dropFirst("Chapter_".count)) else { return nil }
    return folder(ofChapter: chapter) == name ? chapter : nil
  }

  /// Whether AtomicFiles has not finished the file, and its program is gone.
  static func isHalfWritten(_ name: String) -> Bool { name.hasPrefix(".almanac-") && name.hasSuffix(".tmp") }
}
