/// The parameters that the user sees. Apple's page: AppIntents/ParameterSummary.
public protocol ParameterSummary {
  /// A branch for each combination of conditions; nil for no summary.
  var _branches: [_SummaryBranch]? { get }
}

/// No summary: every parameter is shown.
public struct _NoParameterSummary: ParameterSummary {
  public init() {}

  public var _branches: [_SummaryBranch]? { nil }
}

/// A sentence and a list of parameters. Apple's page: AppIntents/IntentParameterSummary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let parameters: [SummaryReference]

  public init() { parameters = [] }

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { parameters = summary.parameters }

  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [_ParameterKeyPath<Intent>]
  ) {
    parameters = summary.parameters + parameterKeyPaths().map(\.reference)
  }

  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [_ParameterKeyPath<Intent>]) {
    parameters = parameterKeyPaths().map(\.reference)
  }

  /// One branch without conditions.
  public var _branches: [_SummaryBranch]? { [_SummaryBranch(conditions: [], parameters: parameters)] }
}

/// A sentence with parameters. Apple's page: AppIntents/ParameterSummaryString.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parameters: [SummaryReference]

  public init(stringLiteral value: String) { parameters = [] }
  public init(stringInterpolation: StringInterpolation) { parameters = stringInterpolation.parameters }

  /// Collects the parameters of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parameters: [SummaryReference] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parameters.append(SummaryReference(keyPath))
    }
  }
}

/// A parameter in a list.
public struct _ParameterKeyPath<Intent: AppIntent> {
  let reference: SummaryReference
}

/// Builds a list of parameters. Apple's page: AppIntents/ParameterKeyPathsBuilder.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> _ParameterKeyPath<Intent> { _ParameterKeyPath(reference: SummaryReference(keyPath)) }
  public static func buildBlock(_ keyPaths: _ParameterKeyPath<Intent>...) -> [_ParameterKeyPath<Intent>] { keyPaths }
}

/// Builds the summary of an intent. Apple's page: AppIntents/ParameterSummaryBuilder.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
    summary
  }
  public static func buildExpression(
    _ summary: ParameterSummaryWhenCondition<Intent>
  ) -> ParameterSummaryWhenCondition<Intent> { summary }
  public static func buildExpression(
    _ summary: ParameterSummarySwitchCondition<Intent>
  ) -> ParameterSummarySwitchCondition<Intent> { summary }
  @_disfavoredOverload
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}
