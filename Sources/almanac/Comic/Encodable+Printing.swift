import Foundation
import ToolCommands

extension Encodable {
  /// Writes the value to standard output as JSON, with its keys in order, as all comic commands do.
  func printJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Console.write(try encoder.encode(self) + Data("\n".utf8))
  }
}
