/// Results as workflow commands, which GitHub's runners read from a job's output and show next to source lines.
///
/// A failure is an error, a skipped test a notice; passed tests have no command.
package struct GitHubAnnotations: Sendable {
  package var results: [TestResult]

  package init(_ results: [TestResult]) { self.results = results }

  /// A line with a line break for each command; empty if there are none.
  package var text: String { results.compactMap(line(for:)).map { $0 + "\n" }.joined() }

  private func line(for result: TestResult) -> String? {
    let (level, message): (String, String)
    switch result.outcome {
    case .passed: return nil
    case .failed(let text): (level, message) = ("error", text)
    case .skipped(let reason): (level, message) = ("notice", reason)
    }
    var properties: [(String, String)] = []
    if let source = result.source { properties = [("file", source.file), ("line", "\(source.line)")] }
    properties.append(("title", "\(result.suite): \(result.name)"))
    let list = properties.map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
    return "::\(level) \(list)::\(Self.escaped(message))"
  }

  /// Escapes `%25`, `%0D` and `%0A` in a message, `%3A` and `%2C` in a property too. Works on scalars, as CR LF is
  /// one character in Swift.
  static func escaped(_ text: String, besides: [Unicode.Scalar: String] = [:]) -> String {
    let table = besides.merging(["%": "%25", "\r": "%0D", "\n": "%0A"]) { old, _ in old }
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = table[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  static func escapedProperty(_ text: String) -> String { escaped(text, besides: [":": "%3A", ",": "%2C"]) }
}
