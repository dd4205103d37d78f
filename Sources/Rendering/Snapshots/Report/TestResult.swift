/// The result of a test, for result files.
package struct TestResult: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed(message: String)
    case skipped(reason: String)
  }

  /// The group of the test: a widget, a suite.
  package var suite: String
  package var name: String
  /// The duration, if it was measured.
  package var seconds: Double?
  package var outcome: Outcome
  /// The location of the test.
  package var source: SourceLine?

  package init(
    suite: String, name: String, seconds: Double? = nil, outcome: Outcome, source: SourceLine? = nil
  ) {
    (self.suite, self.name, self.seconds, self.outcome, self.source) = (suite, name, seconds, outcome, source)
  }
}
