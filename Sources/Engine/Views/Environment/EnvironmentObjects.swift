import LayoutEngine
public import Observation

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
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }
}
