import Foundation
import SystemIO

/// File names of snapshots.
package enum SnapshotName {
  /// The maximum length of a part in bytes: with extensions, a file name has at most 255.
  private static let longest = 120

  /// A part of a file name: characters other than letters, digits and emoji become `-`, as in swift-snapshot-testing.
  ///
  /// Letters of every script stay. An empty or too long result ends with part of the name's hash. ``TestRun`` detects
  /// two names that become the same.
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
    // ASCII characters such as `#` are not emoji.
    return !character.isASCII && character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
  }
}
