import Snapshots

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares a function's results for every case, one line `"case","result"` each.
  ///
  /// - Parameter witness: Turns a result into text. A result without text fails the test.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = Snapshotting<(Value) -> Result, Format>(pathExtension: "csv", diffing: .lines) { function in
      (try? table(of: function, witness)) ?? ""
    }
    strategy.drawing = { function in DrawnValue(content: .text(try table(of: function, witness))) }
    return strategy
  }

  private static func table<Result>(
    of function: (Value) -> Result, _ witness: Snapshotting<Result, Format>
  ) throws -> String {
    let lines = try Value.allCases.map { value in
      let result = try witness.drawn(function(value), timeout: DrawingDeadline.seconds)
      guard case .text(let text) = result.content else { throw NotTextError(value: "\(value)") }
      return "\(field("\(value)")),\(field(text))"
    }
    return lines.joined(separator: "\n")
  }

  private static func field(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
}

private struct NotTextError: Error, CustomStringConvertible {
  let value: String

  var description: String { "the function's result for \(value) is not text" }
}
