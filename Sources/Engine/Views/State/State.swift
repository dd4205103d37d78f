import Synchronization

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

/// A value that outlives the view values that refer to it.
///
/// Locked, because a task that the picture no longer waits for may still write.
final class StateCell<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private let changes: Changes
  private let change: Changes.Change

  init(_ value: Value, site: _PropertySite) {
    stored = value
    changes = site.context.pass.memory.changes
    change = site.change
  }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      lock.withLock { _ in stored = newValue }
      changes.add(change)
    }
  }
}

/// Identifies views that belong together in an animation. Apple's page: SwiftUI/Namespace.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace; different for each place in the tree.
  public struct ID: Hashable, Sendable {
    let identity: ObjectIdentifier?
  }

  private final class Identity {}

  private var identity: Identity?

  public init() {}

  public var wrappedValue: ID { ID(identity: identity.map { ObjectIdentifier($0) }) }

  public mutating func _install(at site: _PropertySite) { identity = site.cell { Identity() } }
}
