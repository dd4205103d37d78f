import Diagnostics
import Foundation

/// The result of reading a chapter's `metadata.json`.
struct PageIndexReading {
  /// The valid part.
  private(set) var index = PageIndex()
  /// What is wrong with the file; nil if it is valid or missing.
  private(set) var damage: String?
  private var isMissing = false

  /// The maximum size of the file in bytes. A thousand entries take a tenth of it.
  private static let largestIndex = 1 << 20

  init(of path: String, files: any ComicImageCacheDelegate) {
    let status = FileStatus(atPath: path)
    if let status, status.kind != .file {
      damage = "not a regular file"
    } else if let status, status.bytes > Self.largestIndex {
      damage = "too large (\(status.bytes) bytes, limit \(Self.largestIndex))"
    } else if let data = files.contents(atPath: path) {
      index = PageIndex(data, file: path, damage: &damage)
    } else if status != nil {
      damage = "cannot be read"
    } else {
      isMissing = true
    }
  }

  /// Why the index has to be rebuilt; nil if it is up to date.
  ///
  /// - Parameter ignored: An image that is being saved; other images of its pages are ignored.
  func reasonToRebuild(beside found: FoundPages?, ignoring ignored: PageFileName? = nil) -> String? {
    if let damage { return damage }
    guard let name = found.flatMap({ index.unlisted(of: $0, ignoring: ignored) }) else { return nil }
    return isMissing ? "missing" : "\(name.text) is not listed"
  }

  /// The valid part of the index, completed from the file names.
  func rebuilt(from found: FoundPages?) -> PageIndex {
    var index = index
    if let found { index.rebuild(from: found) }
    return index
  }

  static func report(_ reason: String, failure: (any Error)? = nil, file: String) {
    let end = failure.map { "; writing it failed: \($0)" } ?? ""
    let message = "rebuilt the list of double pages from file names: \(reason)\(end)"
    DiagnosticLog.current.report(Diagnostic(id: "comic.pages-rebuilt", message: message, subject: file))
  }
}
