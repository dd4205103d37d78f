/// Whether a view has the keyboard focus. Apple's page: SwiftUI/FocusState.
///
/// A widget has no keyboard: the value is false or nil, and writing it does nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  public init() where Value == Bool { value = false }

  public init<Focused>() where Value == Focused?, Focused: Hashable { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding that ignores writes.
  public var projectedValue: Binding<Value> { .constant(value) }
}

/// A value that changes during a gesture. Apple's page: SwiftUI/GestureState.
///
/// A picture has no gestures: the value stays the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
}

/// A value stored by a scene. Apple's page: SwiftUI/SceneStorage.
///
/// A widget has no scene: like ``State``, the value starts over for each picture.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Creates a value; `key` is ignored.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}
