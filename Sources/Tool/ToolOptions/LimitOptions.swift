import Ambient
import ArgumentParser
package import ImageCodecs

/// The limits of commands that read image files.
package struct LimitOptions: Sendable {
  var limit: [Setting] = []

  struct Setting: Sendable, CustomStringConvertible {
    let limit: SettableLimit
    let number: Int

    /// - Throws: A validation error, with exit code 64.
    init(argument: String) throws {
      let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      limit = try Choice<SettableLimit>(of: "limit").value(String(sides[0]))
      let range = 1...limit.most
      guard sides.count == 2, let number = Int(sides[1]), range.contains(number) else {
        throw ValidationError("Use a whole number from 1 to \(limit.most): --limit \(limit)=\(limit.standard).")
      }
      self.number = number
    }

    /// The form of the command line: `megapixels=80`.
    var description: String { "\(limit)=\(number)" }
  }

  /// Runs `work` with these limits on image files.
  package func reading<Value>(_ work: () throws -> Value) rethrows -> Value {
    try withAmbientValues({ $0.decodingLimits = limits }, operation: work)
  }

  /// If a limit is given several times, the last one is used. The others have their defaults.
  package var limits: DecodingLimits {
    let numbers = Dictionary(limit.map { ($0.limit, $0.number) }) { $1 }
    return numbers.isEmpty ? .standard : SettableLimit.limits(numbers)
  }
}
