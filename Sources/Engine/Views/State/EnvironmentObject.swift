import LayoutEngine
public import OpenCombine

/// An object that a view above provides. Apple's page: SwiftUI/EnvironmentObject.
///
/// Where nobody provides one, Apple's stops the program; here the view is left out of the picture, with the diagnostic
/// `environment.missing-object`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for an object of the type.
  public init() {}

  /// The object. Reading it outside of a view's body is a programmer's error, as it is in Apple's.
  public var wrappedValue: ObjectType {
    guard let object = object ?? EnvironmentValues.current[object: ObjectType.self] else {
      // Bodies, modifiers and styles are never asked without their objects: they are left out and reported. Only code
      // outside of any tree comes here, as in Apple's, and there is no value of the type to return.
      preconditionFailure("no view above provides a \(ObjectType.self)")
    }
    return object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) {
    object = site.environment[object: ObjectType.self]
    if object == nil { site.problems.missing.append("\(ObjectType.self)") }
  }
}

extension View {
  /// Provides `object` to the views inside. Apple's page: SwiftUI/View/environmentObject(_:).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }
}
