package import Ambient

/// The intent that is being configured, for a query that depends on its other parameters. Apple's page:
/// AppIntents/IntentParameterDependency.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // A closure over key paths, which are not declared Sendable, although they are.
  private let hasValues: (Intent) -> Bool

  /// Creates a dependency on the parameters that the query reads.
  public init<each Value: _IntentValue>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    hasValues = { intent in
      for hasValue in repeat intent[keyPath: each keyPath].hasValue { guard hasValue else { return false } }
      return true
    }
  }

  /// The parameters of the intent; nil if no intent of its type is being configured, or one of the parameters has no
  /// value.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = AmbientValues.current.configuredIntent as? Intent, hasValues(intent) else { return nil }
    return IntentProjection(intent: intent)
  }
}

extension IntentParameter {
  fileprivate var hasValue: Bool { (presentValue ?? Value._blank) as? Value.UnwrappedType != nil }
}

/// The parameters of an intent. Apple's page: AppIntents/IntentProjection.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }

  /// The value of an optional parameter. Parameters of the dependency have a value; reading another one without a
  /// value ends the program with exit code 65 and a message.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: keyPath] else {
      MissingValue.stop("a parameter that the dependency does not name", "\(Value.self)")
    }
    return value
  }
}

extension AmbientValues {
  /// The intent whose choices are requested.
  package var configuredIntent: (any Sendable)? {
    get { self[ConfiguredIntentKey.self] }
    set { self[ConfiguredIntentKey.self] = newValue }
  }
}

private enum ConfiguredIntentKey: AmbientKey {
  static var defaultValue: (any Sendable)? { nil }
}
