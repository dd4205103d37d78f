import Ambient
import ArgumentParser
package import ImageCodecs

/// The option of commands that read picture files.
package struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A limit on picture files, which protects against harmful ones; may be repeated (default: \(SettableLimit.list)).",
      valueName: "NAME=NUMBER"),
    transform: Setting.init(argument:))
  var limit: [Setting] = []

  /// A limit and its number.
  struct Setting: Sendable, CustomStringConvertible {
    let limit: SettableLimit
    let number: Int

    /// - Throws: A validation error, with exit code 64.
    init(argument: String) throws {
      let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      limit = try Choice<SettableLimit>(of: "limit").value(String(sides[0]))
      let range = 1...limit.most
      guard sides.count == 2, let number = Int(sides[1]), range.contains(number) else {
        throw ValidationError("Write a whole number from 1 to \(limit.most): --limit \(limit)=\(limit.standard).")
      }
      self.number = number
    }

    /// As it is written on the command line.
    var description: String { "\(limit)=\(number)" }
  }

  package init() {}

  /// Has `work` read pictures within the limits.
  package func reading<Value>(_ work: () throws -> Value) rethrows -> Value {
    try withAmbientValues({ $0.decodingLimits = limits }, operation: work)
  }

  /// Of several numbers for one limit the last counts. Not given: the standard ones.
  package var limits: DecodingLimits {
    let numbers = Dictionary(limit.map { ($0.limit, $0.number) }) { $1 }
    return numbers.isEmpty ? .standard : SettableLimit.limits(numbers)
  }
}
