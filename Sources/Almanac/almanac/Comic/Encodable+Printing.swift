import Foundation
import JSONText
import ToolCommands

extension Encodable {
  /// Writes the value to standard output as JSON, as all commands of app sides do.
  func printJSON() throws { try Console.write(try json()) }

  /// The value as JSON with its keys in order, and the end of a line.
  func json() throws -> Data {
    try JSONEncoder.stable(isPretty: true).encode(self) + Data("\n".utf8)
  }
}
