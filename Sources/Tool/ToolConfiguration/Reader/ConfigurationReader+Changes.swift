import Foundation
import Yams

extension ConfigurationReader {
  /// The names that say what is run after a change.
  static var ofChanges: [String] { ["exec", "exec-limit"] }

  /// What is run after a change, as a mapping says it.
  ///
  /// - Parameters:
  ///   - usual: What counts for what the mapping does not say.
  ///   - folder: Where the program's relative paths start.
  mutating func command(
    of mapping: Node.Mapping, unless usual: ChangeCommand? = nil, in folder: String
  ) -> ChangeCommand? {
    var command = usual
    if let node = mapping["exec"] {
      // One word would leave open whether a shell reads it.
      guard case .sequence = node else {
        fault(
          "exec is a list, the program and its arguments: [feh, --bg-fill, picture.png]; no shell reads it", at: node)
        return nil
      }
      let words = list(node, of: "exec").compactMap { text($0, of: "exec", isEmptyAllowed: true) }
      if words.first?.isEmpty == true { fault("exec: the program has no name", at: node) }
      command =
        words.isEmpty
        ? nil : ChangeCommand(words: words, folder: folder, limit: usual?.limit ?? changeLimit)
    }
    if let limit = changeLimit(of: mapping) { command?.limit = limit }
    return command
  }

  /// How long a program may take, in seconds; nil where the mapping does not say.
  mutating func changeLimit(of mapping: Node.Mapping) -> Double? {
    guard let node = mapping["exec-limit"], let word = text(node, of: "exec-limit") else { return nil }
    guard let limit = Double(word), limit > 0, limit <= 3600 else {
      fault("'\(word)' is no limit. Write a number of seconds, at most 3600: 10.", at: node)
      return nil
    }
    return limit
  }
}
