package import Ambient

/// The intent that is being configured, for a query that depends on its other parameters.
/// Apple's page: AppIntents/IntentParameterDependency.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // A closure over key paths, which are not said to be sendable, although they are.
  private let hasValues: (Intent) -> Bool

  /// Names the parameters that the query reads.
  public init<each Value: _IntentValue>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    hasValues = { intent in
      for hasValue in repeat intent[keyPath: each keyPath].hasValue { guard hasValue else { return false } }
      return true
    }
  }

  /// The parameters of the intent; nil where none of its type is being configured, and as long as one of the named
  /// parameters has no value.
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

  /// The value of a parameter.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }

  /// The value of a parameter that may have none. It has one here, if the dependency names it; reading another ends the
  /// program with exit code 65 and a message where there is none.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: keyPath] else {
      MissingValue.stop("a parameter that no dependency names", "\(Value.self)")
    }
    return value
  }
}

extension AmbientValues {
  /// The intent whose choices are being asked for.
  package var configuredIntent: (any Sendable)? {
    get { self[ConfiguredIntentKey.self] }
    set { self[ConfiguredIntentKey.self] = newValue }
  }
}

private enum ConfiguredIntentKey: AmbientKey {
  static var defaultValue: (any Sendable)? { nil }
}
