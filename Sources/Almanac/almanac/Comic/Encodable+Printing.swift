import Foundation
import JSONText
import ToolReports

extension Encodable {
  /// Writes the value to standard output as JSON.
  func printJSON() throws { try Console.write(try json()) }

  /// The value as JSON with sorted keys, and a line break.
  func json() throws -> Data {
    try JSONEncoder.stable(isPretty: true).encode(self) + Data("\n".utf8)
  }
}
