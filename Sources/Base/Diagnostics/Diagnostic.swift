import Foundation

/// Something that was replaced, left out or repaired on the way to a picture.
///
/// The picture still comes out; `--strict` makes any diagnostic fatal.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What happened, in a form that does not change between releases: `font.missing-glyph`, `comic.cover-unreadable`.
  public let id: String
  /// What is wrong with the input and what was done instead, in one sentence.
  public let message: String
  /// The file, address or name that the message is about, if there is one.
  public let subject: String?

  /// Creates a diagnostic with a stable `id`.
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
