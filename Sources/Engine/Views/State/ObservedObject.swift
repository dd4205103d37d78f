public import OpenCombine

/// Observes an object that the view is given. Apple's page: SwiftUI/ObservedObject.
///
/// The picture shows changes made in `onAppear`, `task` or `onChange`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
