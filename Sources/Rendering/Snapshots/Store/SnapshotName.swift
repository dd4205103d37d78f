import SystemIO
import Foundation

/// Names of snapshots as names of files.
package enum SnapshotName {
  /// The most bytes of a part: with the endings, a file's name has 255 at most.
  private static let longest = 120

  /// A part of a file's name: what is no letter, digit or sign of its own becomes `-`, as users of swift-snapshot-testing have it.
  ///
  /// Letters of every script and emoji stay. A name of which nothing stays, and one that is too long, ends in a part of its hash. Two
  /// names that become one are found where both are used (``TestRun``).
  package static func file(_ name: String) -> String {
    var text = ""
    var isBroken = false
    for character in name {
      if isKept(character) {
        text.append(character)
        isBroken = false
      } else if !isBroken {
        text.append("-")
        isBroken = true
      }
    }
    text = text.trimmingCharacters(in: ["-"])
    if text.utf8.count <= longest && !text.isEmpty { return text }
    while text.utf8.count > longest { text.removeLast() }
    let hash = String(ContentHash(Data(name.utf8)).digits.prefix(12))
    return text.isEmpty ? hash : "\(text)-\(hash)"
  }

  private static func isKept(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber || character == "_" { return true }
    // Those of ASCII that look like it, such as `#`, are not.
    return !character.isASCII && character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
