/// The intent that is being configured, for a query that depends on its other parameters.
/// Apple's page: AppIntents/IntentParameterDependency.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Names the parameters that the query reads.
  public init<each Value: _IntentValue>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The parameters of the intent; nil where none of its type is being configured.
  public var wrappedValue: IntentProjection<Intent>? {
    (ConfiguredIntent.current as? Intent).map(IntentProjection.init)
  }
}

/// The parameters of an intent. Apple's page: AppIntents/IntentProjection.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// The value of a parameter.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

/// The intent whose choices are being asked for.
package enum ConfiguredIntent {
  @TaskLocal package static var current: (any Sendable)?
}
