/// A value that a scene keeps. Apple's page: SwiftUI/SceneStorage.
///
/// A widget has no scene: the value starts anew for each picture, as ``State`` does.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Keeps `wrappedValue` at first; `key` means nothing here.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
