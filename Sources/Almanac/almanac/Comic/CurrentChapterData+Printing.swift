import ComicLibrary
import Foundation
import ToolReports

extension CoverImageManager {
  /// Prints the current chapter, if there is one, as text or JSON.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func printCurrentChapter(asJSON isJSON: Bool) throws -> Bool {
    guard let data = try loadCurrentChapterData() else { return false }
    if isJSON {
      try data.printJSON()
      return true
    }
    try Console.print("chapter   \(data.number)")
    try Console.print("name      \(data.name.printable)")
    try Console.print("progress  \(data.progress)%")
    try Console.print("cover     \(coverImageURL(of: data)?.path.printable ?? "none")")
    try Console.print("link      \(data.deepLink.absoluteString)")
    return true
  }
}
