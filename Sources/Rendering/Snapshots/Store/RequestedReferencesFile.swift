package import Foundation
import SystemIO

/// A file in which all processes of a test run list the references that they use. When all have ended, the references
/// that no test uses are known.
package struct RequestedReferencesFile: Sendable {
  let file: URL

  package init(file: URL) { self.file = file }

  /// Lines other than paths, which begin with a slash.
  enum Note {
    static let began = "# began "
    static let ended = "# ended "
    static let filtered = "# filtered"
  }

  /// Adds a line, or returns an error message.
  func add(_ line: String) -> String? {
    let bytes = Array("\(line)\n".utf8)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    // One call each: lines of several processes do not mix.
    guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
      return "cannot write the list of references \(file.path): \(SystemError.last)"
    }
    return nil
  }
}
