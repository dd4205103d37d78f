import ArgumentParser
import Foundation
import ToolOptions
import Yams

extension ConfigurationReader {
  /// An option of the command line, if it takes the value.
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

  /// Why the command line would not take it, without the words that are about the command line.
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
