/// Reads a value of the environment in a view's body. Apple's page: SwiftUI/Environment.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands in the tree; the default outside of a body.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
