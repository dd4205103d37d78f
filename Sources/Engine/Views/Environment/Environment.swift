public import LayoutEngine
public import Observation

/// Reads a value of the environment. Apple's page: SwiftUI/Environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Reading {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// A required object; `name` is its type's name.
    case object(name: String, (EnvironmentValues) -> Value?)
  }

  private let reading: Reading
  private var installed: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { reading = .keyPath(keyPath) }

  /// Reads an observable object of a type from a view above.
  ///
  /// If no view provides one, the view is left out of the picture, with the diagnostic `environment.missing-object`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    reading = .object(name: "\(Value.self)") { $0[object: Value.self] }
  }

  /// Reads an observable object of a type; nil if no view above provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    reading = .object(name: "\(Object.self)") { .some($0[object: Object.self]) }
  }

  /// The value at the view's position in the tree; the default outside of a body.
  public var wrappedValue: Value {
    if let installed { return installed }
    switch reading {
    case .keyPath(let keyPath): return EnvironmentValues.current[keyPath: keyPath]
    case .object(let name, let read):
      guard let object = read(EnvironmentValues.current) else {
        // As in EnvironmentObject: only code outside of any tree gets here.
        preconditionFailure("no object of type \(name) found in the environment")
      }
      return object
    }
  }

  public mutating func _install(at site: _PropertySite) {
    switch reading {
    case .keyPath(let keyPath): installed = site.environment[keyPath: keyPath]
    case .object(let name, let read):
      installed = read(site.environment)
      if installed == nil { site.problems.missing.append(name) }
    }
  }
}

// Key paths of the environment are literals without captures, and an installed value never changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// A view with one environment value set.
public struct _EnvironmentModifier<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentModifier: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    var context = context
    change(&context.environment)
    return content._lower(in: context)
  }
}

extension View {
  /// Sets an environment value for the view and the views inside. Apple's page: SwiftUI/View/environment(_:_:).
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> _EnvironmentModifier<Self>
  {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value in place. Apple's page: SwiftUI/View/transformEnvironment(_:transform:).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> _EnvironmentModifier<Self> {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  package func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> _EnvironmentModifier<Self>
  {
    _EnvironmentModifier(content: self, change: change)
  }
}
