import ArgumentParser
import Foundation
import ToolOptions
import Yams

extension ConfigurationReader {
  /// Parses a value as the command line does, and returns the option if the value is valid.
  mutating func option(
    _ name: String, _ node: Node, of options: (some ParsableArguments).Type = DrawingOptions.self
  ) -> [String] {
    guard let value = text(node, of: name) else { return [] }
    let word = "--\(name)=\(value)"
    let needed = options == PlacingOptions.self ? ["--output=."] : []
    guard let problem = Self.problem({ try options.parse(needed + [word]) }) else { return [word] }
    fault(problem, at: node)
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
