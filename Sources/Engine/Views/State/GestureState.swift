/// A value that a gesture changes while it lasts. Apple's page: SwiftUI/GestureState.
///
/// A picture has no gestures: the value stays what it is at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Keeps `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Keeps `initialValue`.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}
