/// Passes a value between threads although its type is not sendable. The creator must ensure that
/// only one thread at a time uses the value, or that it does not change.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
