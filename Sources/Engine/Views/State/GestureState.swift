/// A value that changes during a gesture. Apple's page: SwiftUI/GestureState.
///
/// A picture has no gestures: the value stays the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}
