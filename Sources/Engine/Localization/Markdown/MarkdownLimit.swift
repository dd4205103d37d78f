import Diagnostics

/// How much markdown is read for a text, so that no text holds up a picture. What is more is left out, and reported.
package enum MarkdownLimit {
  /// Twice the characters that a text may show: as much markup as words.
  package static let characters = 24_000

  /// The pieces of a text, cut to the limit. Arguments count for nothing: they hold no markup.
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

  /// `text`, cut to the limit.
  static func applied(to text: String) -> String {
    var room = characters
    guard let part = part(of: text, room: &room) else { return text }
    report(bytes: text.utf8.count)
    return part
  }

  /// What of `text` has room, with an ellipsis; nil for all of it, which then takes its room.
  private static func part(of text: String, room: inout Int) -> String? {
    let scalars = text.unicodeScalars
    // No text has fewer bytes than characters: most are not walked through.
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
