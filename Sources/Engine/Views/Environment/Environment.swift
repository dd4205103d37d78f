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
