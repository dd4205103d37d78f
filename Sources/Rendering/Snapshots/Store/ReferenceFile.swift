import Foundation
import ImageCodecs
import SystemIO

/// A reference file.
struct ReferenceFile {
  /// The keyword of the display list in a PNG.
  static let displayListKeyword = "Almanac display list"
  /// The size limit, in bytes.
  static let limit = 256 << 20

  enum Contents: Equatable {
    case missing
    case unreadable(String)
    case bytes(Data)
  }

  let contents: Contents

  init(at url: URL) { contents = Self.read(url) }

  /// The display list from which the picture was painted, if it is known.
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
        // A broken symbolic link is not a missing reference that may be written.
        if error.code == ENOENT, lstat(url.path, &status) != 0 { return .missing }
        return .unreadable("cannot read the reference: \(error)")
      case .isFolder, .notAFile: return .unreadable("the reference is not a file")
      case .tooLarge(let bytes): return .unreadable("the reference has \(bytes) bytes, more than \(limit)")
      }
    }
  }
}
