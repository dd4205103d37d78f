/// Shows one of two summaries. Apple's page: AppIntents/ParameterSummaryWhenCondition.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// Apple's page: AppIntents/EqualityComparisonOperator.
  public enum EqualityOperator: Hashable, Sendable {
    case equalTo
    case notEqualTo
  }
  public enum ComparableOperator: Hashable, Sendable {
    case lessThan, greaterThan
    case lessThanOrEqualTo, greaterThanOrEqualTo
  }
  public enum ListOperator: Hashable, Sendable {
    case oneOf
    case notOneOf
  }
  public enum PresenceOperator: Hashable, Sendable {
    case hasAnyValue
    case hasNoValue
  }

  /// The branches of both summaries, each with its condition.
  public let _branches: [_SummaryBranch]?

  init(
    _ condition: SummaryCondition, else opposite: SummaryCondition, _ then: some ParameterSummary,
    _ otherwise: (any ParameterSummary)?
  ) {
    _branches =
      (then._branches ?? []).under(condition) + (otherwise?._branches ?? []).under(opposite)
  }

  /// Compares a parameter with a value.
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let (same, other) = Self.conditions(keyPath, SummaryFormatting.text(value), in: [value])
    if comparison == .equalTo {
      self.init(same, else: other, then(), otherwise())
    } else {
      self.init(other, else: same, then(), otherwise())
    }
  }

  /// Tests whether a list contains a parameter's value.
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ListOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let (listed, other) = Self.conditions(keyPath, "one of \(SummaryFormatting.text(values))", in: values)
    if comparison == .oneOf {
      self.init(listed, else: other, then(), otherwise())
    } else {
      self.init(other, else: listed, then(), otherwise())
    }
  }

  /// Compares a parameter by size.
  public init<Value: _IntentValue & Comparable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let (reference, text) = (SummaryReference(keyPath), SummaryFormatting.text(value))
    let (words, opposite): (String, String) =
      switch comparison {
      case .lessThan: ("is less than", "is at least")
      case .greaterThan: ("is greater than", "is at most")
      case .lessThanOrEqualTo: ("is at most", "is greater than")
      case .greaterThanOrEqualTo: ("is at least", "is less than")
      }
    let holds = { (intent: Any) -> Bool in
      guard let present = (intent as? Intent)?[keyPath: keyPath].presentValue else { return false }
      return switch comparison {
      case .lessThan: present < value
      case .greaterThan: present > value
      case .lessThanOrEqualTo: present <= value
      case .greaterThanOrEqualTo: present >= value
      }
    }
    self.init(
      SummaryCondition(reference, "\(words) \(text)", holds: holds),
      else: SummaryCondition(reference, "\(opposite) \(text)") { !holds($0) }, then(), otherwise())
  }

  /// Tests whether a parameter has a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: PresenceOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let reference = SummaryReference(keyPath)
    let hasValue = { (intent: Any) in (intent as? Intent)?[keyPath: keyPath].writtenValue != nil }
    let some = SummaryCondition(reference, "has a value", holds: hasValue)
    let none = SummaryCondition(reference, "has no value") { !hasValue($0) }
    if comparison == .hasAnyValue {
      self.init(some, else: none, then(), otherwise())
    } else {
      self.init(none, else: some, then(), otherwise())
    }
  }

  /// Compares the family that is being configured.
  public init(
    widgetFamily comparison: EqualityOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let list: ListOperator = comparison == .equalTo ? .oneOf : .notOneOf
    self.init(widgetFamily: list, [family], then, otherwise: otherwise)
  }

  /// Tests whether a list contains the family that is being configured.
  public init(
    widgetFamily comparison: ListOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary = { _NoParameterSummary() }
  ) {
    let (inside, outside) = SummaryCondition.families(families)
    if comparison == .oneOf {
      self.init(inside, else: outside, then(), otherwise())
    } else {
      self.init(outside, else: inside, then(), otherwise())
    }
  }

  private static func conditions<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ text: String, in values: [Value]
  ) -> (SummaryCondition, SummaryCondition) {
    let holds = { (intent: Any) -> Bool in
      guard let intent = intent as? Intent else { return false }
      return intent[keyPath: keyPath].currentValue.map(values.contains) ?? false
    }
    let reference = SummaryReference(keyPath)
    return (
      SummaryCondition(reference, "is \(text)", holds: holds),
      SummaryCondition(reference, "is not \(text)") { !holds($0) }
    )
  }
}

extension SummaryCondition {
  /// Two conditions: in these families, and in all others.
  static func families(_ families: [IntentWidgetFamily]) -> (SummaryCondition, SummaryCondition) {
    let text = families.map(\.rawValue).joined(separator: ", ")
    return (
      SummaryCondition("is \(text)", families: Set(families)),
      SummaryCondition("is not \(text)", families: Set(IntentWidgetFamily.allCases).subtracting(families))
    )
  }
}
