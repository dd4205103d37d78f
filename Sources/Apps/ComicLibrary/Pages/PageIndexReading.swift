import Diagnostics
import Foundation

/// What reading a chapter's `metadata.json` gave.
struct PageIndexReading {
  /// What could be used.
  private(set) var index = PageIndex()
  /// What is wrong with the file; nil for nothing, also when there is none.
  private(set) var damage: String?
  private var isMissing = false

  /// Of the list; a larger one is not read. A thousand entries are a tenth of it.
  private static let largestIndex = 1 << 20

  init(of path: String, files: any ComicImageCacheDelegate) {
    let status = FileStatus(atPath: path)
    if let status, status.kind != .file {
      damage = "it is not a file"
    } else if let status, status.bytes > Self.largestIndex {
      damage = "it has \(status.bytes) bytes, more than \(Self.largestIndex)"
    } else if let data = files.contents(atPath: path) {
      index = PageIndex(data, file: path, damage: &damage)
    } else if status != nil {
      damage = "it cannot be read"
    } else {
      isMissing = true
    }
  }

  /// Why the index has to be rebuilt; nil when it need not.
  ///
  /// - Parameter ignored: A picture that is just being kept; those whose pages it shows do not matter any more.
  func flaw(beside found: FoundPages?, ignoring ignored: PageFileName? = nil) -> String? {
    if let damage { return damage }
    guard let name = found.flatMap({ index.unlisted(of: $0, ignoring: ignored) }) else { return nil }
    return isMissing ? "it was missing" : "it did not name \(name.text)"
  }

  /// What can be used of the index, and what the files' names tell.
  func rebuilt(from found: FoundPages?) -> PageIndex {
    var index = index
    if let found { index.rebuild(from: found) }
    return index
  }

  static func report(_ reason: String, failure: (any Error)? = nil, file: String) {
    let end = failure.map { "; it could not be written: \($0)" } ?? ""
    let message = "the list of double pages was rebuilt from the files' names, for \(reason)\(end)"
    DiagnosticLog.current.report(Diagnostic(id: "comic.pages-rebuilt", message: message, subject: file))
  }
}
