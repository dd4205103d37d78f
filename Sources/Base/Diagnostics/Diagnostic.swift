import Foundation

/// Something in the input that was replaced, left out or repaired.
///
/// The picture is still drawn; `--strict` makes any diagnostic fatal.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The kind of the problem, stable between releases: `font.missing-glyph`, `comic.cover-unreadable`.
  public let id: String
  /// The problem and what was done instead, in one sentence.
  public package(set) var message: String
  /// The file, URL or name that the message is about, if there is one.
  public package(set) var subject: String?
  /// What happened, for code that acts on it. It is neither printed nor encoded.
  package var detail: DiagnosticDetail?

  private enum CodingKeys: CodingKey { case id, message, subject }

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

/// A case of a diagnostic's kind. A module that reports one declares it as a constant.
package struct DiagnosticDetail: Hashable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }
}
