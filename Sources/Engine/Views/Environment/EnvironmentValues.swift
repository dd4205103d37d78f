package import Ambient

/// A key of a value of your own in the environment. Apple's page: SwiftUI/EnvironmentKey.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// The values that flow down the tree of views. Apple's page: SwiftUI/EnvironmentValues.
public struct EnvironmentValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment of defaults.
  public init() {}

  /// The value of `key`, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? StoredValue<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = StoredValue(value: newValue) }
  }

  /// The environment of the view whose body is being evaluated. `@Environment` reads it; nobody else does.
  package static var current: EnvironmentValues { AmbientValues.current.environment }

  /// A value of any type, Apple's protocol does not ask for `Sendable`. An environment is built and read by one task;
  /// only its immutable copies travel.
  private struct StoredValue<Value>: @unchecked Sendable {
    let value: Value
  }
}

extension AmbientValues {
  /// The environment of the view whose body is being evaluated.
  package var environment: EnvironmentValues {
    get { self[EnvironmentValuesKey.self] }
    set { self[EnvironmentValuesKey.self] = newValue }
  }
}

private enum EnvironmentValuesKey: AmbientKey {
  static let defaultValue = EnvironmentValues()
}
