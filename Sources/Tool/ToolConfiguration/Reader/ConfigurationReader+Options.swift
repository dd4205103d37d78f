import ArgumentParser
import Foundation
import ToolOptions
import Yams

extension ConfigurationReader {
  /// Parses a value as ``OutputOptions`` does, and returns the option if the value is valid.
  mutating func option(_ name: String, _ node: Node) -> [String] {
    guard let value = text(node, of: name) else { return [] }
    let word = "--\(name)=\(value)"
    guard let problem = Self.problem({ try OutputArguments.parse(["--output=.", word]) }) else { return [word] }
    addError(problem, at: node)
    return []
  }

  /// The command line's error for the value, without its prefix about the option.
  private static func problem<Options: ParsableArguments>(_ parse: () throws -> Options) -> String? {
    do {
      _ = try parse()
      return nil
    } catch {
      let message = Options.message(for: error)
      return message.firstMatch(of: /is invalid for '[^']*': (.*)/.dotMatchesNewlines()).map { String($0.1) } ?? message
    }
  }
}
