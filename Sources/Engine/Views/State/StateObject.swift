public import OpenCombine

/// An object that a view creates once and stores. Apple's page: SwiftUI/StateObject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var cell: StateCell<ObjectType>?

  /// Creates the object when the view first enters a tree.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object. As Apple warns, each read creates a new one if the view is not in a tree.
  public var wrappedValue: ObjectType { cell?.value ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _install(at site: _PropertySite) {
    let make = make
    cell = site.cell { StateCell(make(), site: site) }
  }
}
