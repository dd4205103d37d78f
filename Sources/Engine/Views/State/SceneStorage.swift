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
