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

  /// - Parameter twin: What has the same text if there is no file at `url`: another text, or a PNG with its display list.
  init(at url: URL, orTextIn twin: URL? = nil) {
    let contents = Self.read(url)
    guard contents == .missing, let twin, let text = ReferenceFile(at: twin).text(ofImage: twin.isPNG) else {
      self.contents = contents
      return
    }
    self.contents = .bytes(text)
  }

  private func text(ofImage isImage: Bool) -> Data? {
    if isImage { return displayList.map { Data($0.utf8) } }
    guard case .bytes(let data) = contents else { return nil }
    return data
  }

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

extension URL {
  fileprivate var isPNG: Bool { pathExtension == SnapshotForm.image.pathExtension }
}
