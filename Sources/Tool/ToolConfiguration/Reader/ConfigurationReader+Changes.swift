import Foundation
import Pushing
import Yams

extension ConfigurationReader {
  static var ofChanges: [String] { ["exec", "exec-limit"] }

  /// Reads the command to run after a change.
  ///
  /// - Parameters:
  ///   - usual: The default for missing keys.
  ///   - folder: The base of the program's relative path.
  mutating func command(
    of mapping: Node.Mapping, unless usual: ChangeCommand? = nil, in folder: String
  ) -> ChangeCommand? {
    var command = usual
    if let node = mapping["exec"] {
      // A single string would leave open whether a shell reads it.
      guard case .sequence = node else {
        addError(
          "exec must be a list of the program and its arguments: [feh, --bg-fill, picture.png]; no shell is used",
          at: node)
        return nil
      }
      let words = list(node, of: "exec").compactMap { text($0, of: "exec", isEmptyAllowed: true) }
      if words.first?.isEmpty == true { addError("exec: the program must not be empty", at: node) }
      command =
        words.isEmpty
        ? nil : ChangeCommand(words: words, folder: folder, limit: usual?.limit ?? changeLimit)
    }
    if let limit = changeLimit(of: mapping) { command?.limit = limit }
    return command
  }

  /// The time limit of a program in seconds; nil if the mapping has none.
  mutating func changeLimit(of mapping: Node.Mapping) -> Double? {
    guard let node = mapping["exec-limit"], let word = text(node, of: "exec-limit") else { return nil }
    guard let limit = Double(word), limit > 0, limit <= 3600 else {
      addError("invalid exec-limit '\(word)'. Use a number of seconds, at most 3600, such as 10.", at: node)
      return nil
    }
    return limit
  }
}
