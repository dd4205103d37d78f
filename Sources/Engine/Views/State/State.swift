/// A value that a view keeps. Apple's page: SwiftUI/State.
///
/// Starts anew for each picture. What `onAppear`, `task` or `onChange` writes is in the picture: it is taken once
/// nothing changes any more.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var cell: StateCell<Value>?

  /// Keeps `wrappedValue` at first.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Keeps `initialValue` at first.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Outside of a view that stands in a tree it stays what it was at first.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (cell, initial) = (cell, initial)
    return Binding(get: { cell?.value ?? initial }, set: { cell?.value = $0 })
  }

  /// See ``DynamicProperty/_install(at:)``.
  public mutating func _install(at site: _PropertySite) {
    let initial = initial
    cell = site.cell { StateCell(initial, site: site) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Keeps nil at first.
  public init() { self.init(wrappedValue: nil) }
}
