import Foundation
import ImageCodecs
import SystemIO

/// A reference as it lies on the disk.
struct ReferenceFile {
  /// Under which the display list is kept in a PNG.
  static let displayListKeyword = "Almanac display list"
  /// The most bytes that are read.
  static let limit = 256 << 20

  enum Contents: Equatable {
    case missing
    case unreadable(String)
    case bytes(Data)
  }

  let contents: Contents

  init(at url: URL) { contents = Self.read(url) }

  /// What the picture was painted from; nil where nothing is known of it.
  var displayList: String? {
    guard case .bytes(let data) = contents else { return nil }
    return PNGText.text(of: data, keyword: Self.displayListKeyword)
  }

  private static func read(_ url: URL) -> Contents {
    do throws(RegularFile.Failure) {
      let data = try RegularFile.contents(of: url.path, limit: limit)
      return data.isEmpty ? .unreadable("the reference is empty") : .bytes(data)
    } catch {
      switch error {
      case .system(let error):
        var status = stat()
        // A link that leads nowhere is no reference that may be written.
        if error.code == ENOENT, lstat(url.path, &status) != 0 { return .missing }
        return .unreadable("the reference cannot be read: \(error)")
      case .isFolder, .notAFile: return .unreadable("the reference is no file")
      case .tooLarge(let bytes): return .unreadable("the reference has \(bytes) bytes, more than \(limit)")
      }
    }
  }
}
