import Foundation
import ToolCommands

extension Encodable {
  /// Prints the value as JSON with its keys in order.
  func printJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Console.write(try encoder.encode(self) + Data("\n".utf8))
  }
}
