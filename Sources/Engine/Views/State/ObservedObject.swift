public import OpenCombine

/// An object that a view is given and watches. Apple's page: SwiftUI/ObservedObject.
///
/// What `onAppear`, `task` or `onChange` changes in it is in the picture.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Watches `wrappedValue`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Watches `initialValue`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
