import Foundation
import ImageCodecs

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
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      // A broken symbolic link is not a missing reference that may be written.
      if errno == ENOENT, lstat(url.path, &status) != 0 { return .missing }
      return .unreadable("cannot read the reference: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("the reference is not a file") }
    if status.st_size == 0 { return .unreadable("the reference is empty") }
    if status.st_size > limit { return .unreadable("the reference has \(status.st_size) bytes, more than \(limit)") }
    do {
      return .bytes(try Data(contentsOf: url))
    } catch {
      return .unreadable("cannot read the reference: \(error.localizedDescription)")
    }
  }
}
