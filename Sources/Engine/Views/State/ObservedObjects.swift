import LayoutEngine
public import Observation
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

/// Reads an object from a view above. Apple's page: SwiftUI/EnvironmentObject.
///
/// If no view provides one, SwiftUI stops the program; here the view is left out, with the diagnostic
/// `environment.missing-object`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object. As in SwiftUI, it may only be read inside a view's body.
  public var wrappedValue: ObjectType {
    guard let object = object ?? EnvironmentValues.current[object: ObjectType.self] else {
      // Bodies, modifiers and styles are never evaluated without their objects: they are left out and reported. Only
      // a read outside of a view's body gets here. SwiftUI traps as well: a nonoptional getter cannot report an error.
      preconditionFailure("no object of type \(ObjectType.self) found in the environment")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func _install(at site: _PropertySite) {
    object = site.environment[object: ObjectType.self]
    if object == nil { site.problems.missing.append("\(ObjectType.self)") }
  }
}

extension View {
  /// Provides `object` to the views inside. Apple's page: SwiftUI/View/environmentObject(_:).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0[object: Object.self] = object }
  }
}

extension EnvironmentValues {
  /// The object of a type that a view above provides.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectsKey.self][ObjectIdentifier(type)] as? Object }
    set { self[ObjectsKey.self][ObjectIdentifier(type)] = newValue }
  }

  /// The observable object of a type that a view above provides. Apple's page: SwiftUI/EnvironmentValues/subscript(_:).
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }
}

private enum ObjectsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: AnyObject] { [:] } }

extension View {
  /// Provides an observable `object` to the views inside; nil removes it. Apple's page: SwiftUI/View/environment(_:).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> _EnvironmentModifier<Self> {
    changingEnvironment { $0[object: Object.self] = object }
  }
}
