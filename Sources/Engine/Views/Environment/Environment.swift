public import Observation

/// Reads a value of the environment in a view's body. Apple's page: SwiftUI/Environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Reading {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object that must be there; `name` is its type's.
    case object(name: String, (EnvironmentValues) -> Value?)
  }

  private let reading: Reading
  private var installed: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { reading = .keyPath(keyPath) }

  /// Reads the observable object of a type that a view above provides.
  ///
  /// Where nobody provides one, the view is left out of the picture, with the diagnostic `environment.missing-object`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    reading = .object(name: "\(Value.self)") { $0[object: Value.self] }
  }

  /// Reads the observable object of a type, or nil where no view above provides one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    reading = .object(name: "\(Object.self)") { .some($0[object: Object.self]) }
  }

  /// The value where the view stands in the tree; the default outside of a body.
  public var wrappedValue: Value {
    if let installed { return installed }
    switch reading {
    case .keyPath(let keyPath): return EnvironmentValues.current[keyPath: keyPath]
    case .object(let name, let read):
      guard let object = read(EnvironmentValues.current) else {
        // As in EnvironmentObject: only code outside of any tree comes here.
        preconditionFailure("no view above provides a \(name)")
      }
      return object
    }
  }

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) {
    switch reading {
    case .keyPath(let keyPath): installed = site.environment[keyPath: keyPath]
    case .object(let name, let read):
      installed = read(site.environment)
      if installed == nil { site.problems.missing.append(name) }
    }
  }
}

// Key paths of the environment are literals without captures, and an installed value is never changed.
extension Environment: @unchecked Sendable where Value: Sendable {}
