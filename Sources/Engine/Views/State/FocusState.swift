/// Where the keyboard is. Apple's page: SwiftUI/FocusState.
///
/// A widget has no keyboard: the value is false or nil, and writing it does nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Nothing is focused.
  public init() where Value == Bool { value = false }

  /// Nothing is focused.
  public init<Focused>() where Value == Focused?, Focused: Hashable { value = nil }

  /// False or nil.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding that drops what is written.
  public var projectedValue: Binding<Value> { .constant(value) }
}
