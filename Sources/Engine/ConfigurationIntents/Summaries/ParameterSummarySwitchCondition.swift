/// Shows one of several summaries. Apple's page: AppIntents/ParameterSummarySwitchCondition.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  /// The subject of a switch other than a parameter.
  public enum Subject: Hashable, Sendable {
    /// The family that is being configured.
    case widgetFamily
  }

  /// The branches of all cases, each with its condition.
  public let _branches: [_SummaryBranch]?

  /// Switches over the value of a parameter.
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummarySwitchBuilder<Intent, Value> _ cases: () -> [_SummaryCase<Value>]
  ) {
    let (cases, reference) = (cases(), SummaryReference(keyPath))
    let named = cases.flatMap { $0.values ?? [] }
    _branches = cases.flatMap { part in
      let values = part.values
      let words = values.map { "is \(SummaryFormatting.text($0))" } ?? "is not \(SummaryFormatting.text(named))"
      return part.branches.under(
        SummaryCondition(reference, words) { intent in
          guard let value = (intent as? Intent)?[keyPath: keyPath].currentValue else { return values == nil }
          return values?.contains(value) ?? !named.contains(value)
        })
    }
  }

  /// Switches over the family that is being configured.
  public init(
    _ subject: Subject,
    @ParameterSummarySwitchBuilder<Intent, IntentWidgetFamily> _ cases: () -> [_SummaryCase<IntentWidgetFamily>]
  ) {
    let cases = cases()
    let named = cases.flatMap { $0.values ?? [] }
    _branches = cases.flatMap { part in
      let condition = part.values.map { SummaryCondition.families($0).0 } ?? SummaryCondition.families(named).1
      return part.branches.under(condition)
    }
  }
}

/// A summary for some values. Apple's page: AppIntents/ParameterSummaryCaseCondition.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Sendable> {
  let part: _SummaryCase<Value>

  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    self.init([value], summary)
  }

  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    part = _SummaryCase(values: values, branches: summary()._branches ?? [])
  }
}

/// A summary for all other values. Apple's page: AppIntents/ParameterSummaryDefaultCaseCondition.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent> {
  let branches: [_SummaryBranch]

  public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {
    branches = summary()._branches ?? []
  }
}

/// A case of a switch.
public struct _SummaryCase<Value> {
  /// Nil for all other values.
  let values: [Value]?
  let branches: [_SummaryBranch]
}

/// Builds the cases of a switch. Apple's page: AppIntents/ParameterSummarySwitchBuilder.
@resultBuilder
public struct ParameterSummarySwitchBuilder<Intent: AppIntent, Value: Sendable> {
  public static func buildExpression(
    _ part: ParameterSummaryCaseCondition<Intent, Value>
  ) -> _SummaryCase<Value> { part.part }
  public static func buildExpression(
    _ part: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> _SummaryCase<Value> { _SummaryCase(values: nil, branches: part.branches) }
  public static func buildBlock(_ parts: _SummaryCase<Value>...) -> [_SummaryCase<Value>] { parts }
}
