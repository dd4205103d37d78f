import Diagnostics
import Foundation
package import Graphics

/// What a text may have at most, so that no text holds up a picture. What is more is left out, and reported.
package enum TextLimits {
  /// More than any widget shows: 12,000 characters of 6 points fill the largest one.
  static let characters = 12_000
  /// Marks on one letter; Unicode's stream-safe format (UAX #15) allows as many.
  static let marks = 30

  /// The runs of a text, cut to the limits, and what is left out is reported.
  ///
  /// To be applied before anything else looks at the characters.
  package static func applied(to runs: [TextRun]) -> [TextRun] {
    // Fewer bytes than characters are allowed cannot hold too many of them; few texts are longer.
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
          // A pile without end is not looked through.
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
          message: "a letter in a text has more than \(marks) marks; the others are left out"))
    }
  }
}
