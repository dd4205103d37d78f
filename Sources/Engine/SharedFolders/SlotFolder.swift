package import Foundation

/// The folder of a widget in an output:
///
///     current        → frames/NAME, replaced atomically: picture and report of one moment
///     current.png    → current/picture.png
///     current.json   → current/report.json
///     timeline.json  the provider's timeline, and the dates of its frames
///     state.json     the reload attempts and their results
///     frames/NAME/   report.json, and picture.png → ../../pictures/HASH.png; or picture.png itself, for a second
///     pictures/      every picture once, named by its hash
///
/// Files are complete before a link leads to them, and are removed only after nothing has led to them for a whole
/// reload. So `current.png` is always readable; to read picture and report together, resolve `current` once.
package struct SlotFolder: Sendable {
  /// The folder's absolute path, precomputed: a pass with nothing due creates a thousand of these.
  package let path: String
  /// The output folder. Below it, writing never follows symbolic links.
  package let output: String
  /// The folder's path relative to the output, with a trailing slash; empty for the output itself.
  package let prefix: String

  package init(_ url: URL) { (path, output, prefix) = (url.path, url.path, "") }

  package init(_ place: String, in output: String) {
    (path, self.output, prefix) = ("\(output)/\(place)", output, place + "/")
  }

  /// The current frame; nil if there is none.
  package func currentFrame() -> String? {
    guard let target = StoredFile.target(path(FileName.current)),
      target.hasPrefix("\(FileName.frames)/")
    else { return nil }
    return String(target.dropFirst(FileName.frames.count + 1))
  }

  package enum FileName {
    package static let timeline = "timeline.json"
    package static let state = "state.json"
    package static let current = "current"
    package static let frames = "frames"
    package static let pictures = "pictures"
    package static let report = "report.json"
    package static let stack = "stack.json"
    package static let failure = "failure.json"
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func data(_ name: String) -> Data? { StoredFile.contents(path(name)) }
}
