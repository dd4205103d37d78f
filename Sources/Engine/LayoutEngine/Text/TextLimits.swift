import Diagnostics
import Foundation
package import Graphics

/// The limits of a text, so that no text delays a picture. The rest is left out and reported.
package enum TextLimits {
  /// More than any widget shows: 12,000 characters of 6 points fill the largest one.
  static let characters = 12_000
  /// Combining marks on one letter, as in Unicode's stream-safe format (UAX #15).
  static let marks = 30

  /// The runs of a text within the limits. What is left out is reported.
  ///
  /// Apply it before any other code reads the characters.
  package static func applied(to runs: [TextRun]) -> [TextRun] {
    // A text with fewer bytes than the character limit cannot exceed it; few texts are longer.
    let bytes = runs.reduce(0) { $0 + $1.text.utf8.count }
    let hasPiles = runs.contains { $0.text.utf8.count > marks && !$0.text.utf8.allSatisfy { $0 < 0x80 } }
    guard bytes > characters || hasPiles else { return runs }
    var room = characters
    var isTooLong = false
    var isPiled = false
    var cut: [TextRun] = []
    for run in runs {
      var part = run
      part.text = ""
      var onLetter = 0
      var index = run.text.unicodeScalars.startIndex
      while index < run.text.unicodeScalars.endIndex, room > 0 {
        let scalar = run.text.unicodeScalars[index]
        index = run.text.unicodeScalars.index(after: index)
        onLetter = scalar.properties.isGraphemeExtend || scalar == "\u{200D}" ? onLetter + 1 : 0
        if onLetter > marks {
          isPiled = true
          // An endless pile of marks is not read to its end.
          room -= onLetter % 8 == 0 ? 1 : 0
          continue
        }
        part.text.unicodeScalars.append(scalar)
        room -= 1
      }
      isTooLong = isTooLong || index < run.text.unicodeScalars.endIndex
      cut.append(part)
      if room == 0 { break }
    }
    isTooLong = isTooLong || cut.count < runs.count
    if isTooLong, let last = cut.indices.last { cut[last].text += TextLayout.ellipsis }
    report(isTooLong: isTooLong, isPiled: isPiled, bytes: bytes)
    return cut
  }

  private static func report(isTooLong: Bool, isPiled: Bool, bytes: Int) {
    if isTooLong {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "text.too-long",
          message: "a text of \(bytes) bytes is longer than \(characters) characters; the rest is left out"))
    }
    if isPiled {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "text.too-many-marks",
          message: "a letter has more than \(marks) combining marks; the others are left out"))
    }
  }
}
