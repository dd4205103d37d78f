/// A value stored by a view. Apple's page: SwiftUI/State.
///
/// It starts over for each picture. The picture is drawn after `onAppear`, `task` and `onChange` have changed it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var cell: StateCell<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  /// The value; always the initial value if the view is not in a tree.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let (cell, initial) = (cell, initial)
    return Binding(get: { cell?.value ?? initial }, set: { cell?.value = $0 })
  }

  public mutating func _install(at site: _PropertySite) {
    let initial = initial
    cell = site.cell { StateCell(initial, site: site) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
