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
