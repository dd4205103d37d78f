import Foundation
import MarkupEscaping

/// Results as JUnit XML, which Jenkins, GitLab and others read.
///
/// Suites are in the order in which they first occur, their tests in the given order. As there is no standard, it
/// uses what the readers agree on: `testsuites`, `testsuite`, `testcase`, `failure`, `skipped`, times in seconds.
package struct JUnitReport: Sendable {
  package var results: [TestResult]

  package init(_ results: [TestResult]) { self.results = results }

  /// The document, with a line break at the end. Characters that XML 1.0 does not allow are replaced with U+FFFD.
  package var xml: String {
    var (names, suites) = ([String](), [String: [TestResult]]())
    for result in results {
      if suites[result.suite] == nil { names.append(result.suite) }
      suites[result.suite, default: []].append(result)
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(counts(of: results))>
      \(names.map { suite($0, suites[$0] ?? []) }.joined())</testsuites>

      """
  }

  private func suite(_ name: String, _ results: [TestResult]) -> String {
    """
      <testsuite name="\(Self.escaped(name))"\(counts(of: results))>
    \(results.map(testCase).joined())  </testsuite>

    """
  }

  private func counts(of results: [TestResult]) -> String {
    var (failures, skipped) = (0, 0)
    for result in results {
      switch result.outcome {
      case .passed: break
      case .failed: failures += 1
      case .skipped: skipped += 1
      }
    }
    let times = results.compactMap(\.seconds).filter { $0.isFinite && $0 >= 0 }
    let time = times.isEmpty ? "" : Self.time(times.reduce(0, +))
    return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\"\(time)"
  }

  private func testCase(_ result: TestResult) -> String {
    var head = "    <testcase name=\"\(Self.escaped(result.name))\" classname=\"\(Self.escaped(result.suite))\""
    if let source = result.source { head += " file=\"\(Self.escaped(source.file))\" line=\"\(source.line)\"" }
    if let seconds = result.seconds, seconds.isFinite, seconds >= 0 { head += Self.time(seconds) }
    switch result.outcome {
    case .passed: return head + "/>\n"
    case .failed(let message):
      let first = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      // GitLab shows the text, Jenkins first the attribute.
      return """
        \(head)>
              <failure message="\(Self.escaped(first))" type="snapshot">\(Self.escaped(message))</failure>
            </testcase>

        """
    case .skipped(let reason): return "\(head)><skipped message=\"\(Self.escaped(reason))\"/></testcase>\n"
    }
  }

  private static func time(_ seconds: Double) -> String {
    " time=\"\(String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), seconds))\""
  }

  private static func escaped(_ text: String) -> String { text.escaped(for: .xml()) }
}
