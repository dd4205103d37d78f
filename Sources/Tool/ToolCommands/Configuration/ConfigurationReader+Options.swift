import ArgumentParser
import Foundation
import Yams

extension ConfigurationReader {
  /// An option of ``PlacingOptions``, if it takes the value.
  mutating func option(_ name: String, _ node: Node) -> [String] {
    guard let value = text(node, of: name) else { return [] }
    let word = "--\(name)=\(value)"
    guard let problem = Self.problem({ try PlacingOptions.parse(["--output=.", word]) }) else { return [word] }
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
