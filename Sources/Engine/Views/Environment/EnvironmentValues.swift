package import Ambient

/// The key of a custom environment value. Apple's page: SwiftUI/EnvironmentKey.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them. Apple's page: SwiftUI/EnvironmentValues.
public struct EnvironmentValues: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? UncheckedBox<Key.Value>)?.value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = UncheckedBox(value: newValue) }
  }

  /// The environment of the view whose body is being evaluated. Only `@Environment` reads it.
  package static var current: EnvironmentValues { AmbientValues.current.environment }
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
