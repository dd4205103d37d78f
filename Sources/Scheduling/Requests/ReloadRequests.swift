package import AtomicFiles
package import Foundation
package import Synchronization

/// What programs ask of widgets: new timelines.
///
/// A request is a file in a folder that the app side and the tools share. It names no date, because clocks are set back,
/// but a token that no other request has: whoever serves a widget remembers the token that it served last, and a token
/// that differs is a request that waits. So a request outlives whoever made it, reaches every output that shows the
/// widget, and ten thousand of them are one.
package struct ReloadRequests: Sendable {
  /// The folder; made when something is asked for.
  package let folder: URL

  /// Where the requests of this process go; nil before anybody said.
  package static let ofProcess = Mutex<ReloadRequests?>(nil)

  package init(folder: URL) { self.folder = folder }

  /// Asks for new timelines of the widgets of `kind`, or of all widgets.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk. Without it a kill loses nothing, a power cut may; true unless given.
  /// - Throws: `AtomicFileError` when the request cannot be written: then nothing was asked for.
  package func ask(forKind kind: String?, outlivesPowerCuts: Bool = true) throws(AtomicFileError) {
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = folder.appending(path: Self.fileName(forKind: kind)).path
    try AtomicFile.write(Data(token.utf8), to: path, calls: outlivesPowerCuts ? .system : .unsynchronized)
  }

  /// The requests as they are now.
  package func tokens() -> ReloadTokens {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var tokens: [String: String] = [:]
    for name in names where !name.hasPrefix(".") {
      // What somebody else put there cannot become long, nor be waited for.
      guard let data = StoredFile.contents(folder.appending(path: name).path, limit: 64) else { continue }
      tokens[name] = String(decoding: data, as: UTF8.self).filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return ReloadTokens(tokens: tokens)
  }

  fileprivate static func fileName(forKind kind: String?) -> String { kind.map { "kind-\($0.asFileName)" } ?? "all" }
}

/// The requests that there were at one moment.
package struct ReloadTokens: Hashable, Sendable {
  fileprivate let tokens: [String: String]

  /// The same for the same requests.
  package var digits: String {
    let lines = tokens.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// What a widget of `kind` was last asked for, by its kind or with all others; empty if it never was.
  package subscript(kind: String) -> String {
    let parts = [tokens[ReloadRequests.fileName(forKind: kind)], tokens[ReloadRequests.fileName(forKind: nil)]]
    return parts.contains { $0 != nil } ? parts.map { $0 ?? "" }.joined(separator: "+") : ""
  }
}
