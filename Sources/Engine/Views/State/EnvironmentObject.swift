import LayoutEngine
public import OpenCombine

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
      // code outside of any tree gets here, as in SwiftUI, and there is no value to return.
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
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }
}
