/// Stands for what another room makes; this file goes when it is there.
package struct TestOutcome: Sendable {
  package enum Result: Sendable {
    case passed
    case failed(String)
    case skipped(String)
  }

  package var suite: String
  package var name: String
  package var seconds: Double?
  package var result: Result
  package var source: SourcePlace?

  package init(suite: String, name: String, seconds: Double? = nil, result: Result, source: SourcePlace? = nil) {
    (self.suite, self.name, self.seconds, self.result, self.source) = (suite, name, seconds, result, source)
  }
}

package struct JUnitReport: Sendable {
  private let outcomes: [TestOutcome]
  private let name: String

  package init(_ outcomes: [TestOutcome], name: String) { (self.outcomes, self.name) = (outcomes, name) }

  package var xml: String {
    let cases = outcomes.map { outcome in
      if case .failed = outcome.result { return "<testcase name=\"\(outcome.name)\"><failure/></testcase>\n" }
      return "<testcase name=\"\(outcome.name)\"/>\n"
    }
    return "<testsuites name=\"\(name)\">\n\(cases.joined())</testsuites>\n"
  }
}

package struct GitHubAnnotations: Sendable {
  private let outcomes: [TestOutcome]

  package init(_ outcomes: [TestOutcome]) { self.outcomes = outcomes }

  package var lines: [String] {
    outcomes.compactMap { outcome in
      guard case .failed(let message) = outcome.result else { return nil }
      return "::error title=\(outcome.name)::\(message.replacing("\n", with: "%0A"))"
    }
  }
}
