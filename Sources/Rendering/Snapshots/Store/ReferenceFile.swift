import Foundation
import ImageCodecs

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

  /// - Parameter twin: What has the same text if there is no file at `url`: another text, or a PNG with its display list.
  init(at url: URL, orTextIn twin: URL? = nil) {
    let contents = Self.read(url)
    guard contents == .missing, let twin, let text = ReferenceFile(at: twin).text(ofPicture: twin.isPNG) else {
      self.contents = contents
      return
    }
    self.contents = .bytes(text)
  }

  private func text(ofPicture isPicture: Bool) -> Data? {
    if isPicture { return displayList.map { Data($0.utf8) } }
    guard case .bytes(let data) = contents else { return nil }
    return data
  }

  /// What the picture was painted from; nil where nothing is known of it.
  var displayList: String? {
    guard case .bytes(let data) = contents else { return nil }
    return PNGText.text(of: data, keyword: Self.displayListKeyword)
  }

  private static func read(_ url: URL) -> Contents {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      // A link that leads nowhere is no reference that may be written.
      if errno == ENOENT, lstat(url.path, &status) != 0 { return .missing }
      return .unreadable("the reference cannot be read: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .unreadable("the reference is no file") }
    if status.st_size == 0 { return .unreadable("the reference is empty") }
    if status.st_size > limit { return .unreadable("the reference has \(status.st_size) bytes, more than \(limit)") }
    do {
      return .bytes(try Data(contentsOf: url))
    } catch {
      return .unreadable("the reference cannot be read: \(error.localizedDescription)")
    }
  }
}

extension URL {
  fileprivate var isPNG: Bool { pathExtension == SnapshotForm.image.pathExtension }
}
