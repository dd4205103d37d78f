import Diagnostics

/// The limit of Markdown in a text, so that no text delays a picture. The rest is left out and reported.
package enum MarkdownLimit {
  /// Twice the characters that a text may show, to allow as much markup as words.
  package static let characters = 24_000

  /// The parts of a text within the limit. Arguments are not counted: they contain no markup.
  package static func applied(to pieces: [StringFormat.Piece]) -> [StringFormat.Piece] {
    var room = characters
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let string) = piece else { continue }
      guard let part = part(of: string, room: &room) else { continue }
      report(bytes: pieces.reduce(0) { if case .literal(let string) = $1 { $0 + string.utf8.count } else { $0 } })
      return pieces[..<index] + [.literal(part)]
    }
    return pieces
  }

  /// `text` within the limit.
  static func applied(to text: String) -> String {
    var room = characters
    guard let part = part(of: text, room: &room) else { return text }
    report(bytes: text.utf8.count)
    return part
  }

  /// The start of `text` that fits in `room`, with an ellipsis; nil if all of it fits, which is then subtracted from
  /// `room`.
  private static func part(of text: String, room: inout Int) -> String? {
    let scalars = text.unicodeScalars
    // A text has at least as many bytes as characters, so most need not be counted.
    if text.utf8.count <= room {
      room -= text.utf8.count
      return nil
    }
    guard let end = scalars.index(scalars.startIndex, offsetBy: room, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      room -= scalars.count
      return nil
    }
    return String(scalars[..<end]) + "…"
  }

  private static func report(bytes: Int) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "text.too-long",
        message: "a text of \(bytes) bytes is longer than \(characters) characters of markdown; the rest is left out"))
  }
}
