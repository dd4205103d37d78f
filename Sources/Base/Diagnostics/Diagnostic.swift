import Foundation

/// Something in the input that was replaced, left out or repaired.
///
/// The picture is still drawn; `--strict` makes any diagnostic fatal.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kind of the problem, stable between releases: `font.missing-glyph`, `comic.cover-unreadable`.
  public let id: String
  /// The problem and what was done instead, in one sentence.
  public let message: String
  /// The file, URL or name that the message is about, if there is one.
  public let subject: String?

  public init(id: String, message: String, subject: String? = nil) {
    self.id = id
    self.message = message
    self.subject = subject
  }

  /// The line that the tools print: `subject: message [id]`.
  public var description: String {
    (subject.map { "\($0): " } ?? "") + message + " [\(id)]"
  }
}
