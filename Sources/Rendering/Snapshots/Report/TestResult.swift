/// What became of one test, for whoever collects results.
package struct TestResult: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed(message: String)
    case skipped(reason: String)
  }

  /// The tests that it belongs to: a widget, a suite.
  package var suite: String
  package var name: String
  /// How long it took; nil where that was not measured.
  package var seconds: Double?
  package var outcome: Outcome
  /// Where it stands.
  package var source: SourceLine?

  package init(
    suite: String, name: String, seconds: Double? = nil, outcome: Outcome, source: SourceLine? = nil
  ) {
    (self.suite, self.name, self.seconds, self.outcome, self.source) = (suite, name, seconds, outcome, source)
  }
}
