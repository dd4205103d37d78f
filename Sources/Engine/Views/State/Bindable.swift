public import Observation

/// Creates bindings to the properties of an observable object. Apple's page: SwiftUI/Bindable.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
