public import OpenCombine

/// An object that a view makes once and keeps. Apple's page: SwiftUI/StateObject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var cell: StateCell<ObjectType>?

  /// Makes the object when the view first stands in a tree.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object. Outside of a view that stands in a tree each read makes a new one, as Apple's warns.
  public var wrappedValue: ObjectType { cell?.value ?? make() }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) {
    let make = make
    cell = site.cell { StateCell(make(), site: site) }
  }
}
