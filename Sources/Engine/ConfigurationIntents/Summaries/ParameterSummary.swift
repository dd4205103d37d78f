/// Which parameters are shown to people. Apple's page: AppIntents/ParameterSummary.
public protocol ParameterSummary {
  /// What may be shown: one branch for each combination of conditions. Nil for no summary.
  var _branches: [_SummaryBranch]? { get }
}

/// The parameters that are shown when all of some conditions are met.
public struct _SummaryBranch {
  package var conditions: [SummaryCondition]
  /// The parameters of an intent, as objects.
  package let parameters: [SummaryReference]
}

/// A parameter that a summary names.
package struct SummaryReference {
  /// Finds it in an intent of the summary's type.
  package let parameter: (Any) -> (any _AnyIntentParameter)?

  init<Intent, Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
    parameter = { ($0 as? Intent)?[keyPath: keyPath] }
  }
}

/// No summary: every parameter is shown.
public struct _NoParameterSummary: ParameterSummary {
  /// Creates it.
  public init() {}

  /// Nil.
  public var _branches: [_SummaryBranch]? { nil }
}

/// A sentence and a list of parameters. Apple's page: AppIntents/IntentParameterSummary.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let parameters: [SummaryReference]

  /// Shows nothing.
  public init() { parameters = [] }

  /// Shows the parameters in a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { parameters = summary.parameters }

  /// Shows the parameters in a sentence, then those of a list.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [_ParameterKeyPath<Intent>]
  ) {
    parameters = summary.parameters + parameterKeyPaths().map(\.reference)
  }

  /// Shows the parameters of a list.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [_ParameterKeyPath<Intent>]) {
    parameters = parameterKeyPaths().map(\.reference)
  }

  /// One branch without conditions.
  public var _branches: [_SummaryBranch]? { [_SummaryBranch(conditions: [], parameters: parameters)] }
}

/// A sentence with parameters in it. Apple's page: AppIntents/ParameterSummaryString.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parameters: [SummaryReference]

  /// A sentence without parameters.
  public init(stringLiteral value: String) { parameters = [] }
  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { parameters = stringInterpolation.parameters }

  /// Collects the parameters of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parameters: [SummaryReference] = []

    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
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

/// Collects parameters. Apple's page: AppIntents/ParameterKeyPathsBuilder.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> _ParameterKeyPath<Intent> { _ParameterKeyPath(reference: SummaryReference(keyPath)) }
  /// Joins parameters.
  public static func buildBlock(_ keyPaths: _ParameterKeyPath<Intent>...) -> [_ParameterKeyPath<Intent>] { keyPaths }
}

/// Takes the one summary of an intent. Apple's page: AppIntents/ParameterSummaryBuilder.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a sentence.
  public static func buildExpression(_ summary: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
    summary
  }
  /// Takes a condition.
  public static func buildExpression(
    _ summary: ParameterSummaryWhenCondition<Intent>
  ) -> ParameterSummaryWhenCondition<Intent> { summary }
  /// Takes a choice.
  public static func buildExpression(
    _ summary: ParameterSummarySwitchCondition<Intent>
  ) -> ParameterSummarySwitchCondition<Intent> { summary }
  /// Takes any summary.
  @_disfavoredOverload
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  /// Takes the summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}
