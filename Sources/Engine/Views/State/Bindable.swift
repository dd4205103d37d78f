public import Observation

/// Gives bindings to the properties of an observable object. Apple's page: SwiftUI/Bindable.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Wraps `wrappedValue`.
  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  /// Wraps `wrappedValue`.
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  /// The wrapper itself, which gives bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
