/// Passes a value between threads although its type is not sendable. Whoever creates one promises that one thread at a
/// time uses the value, or that nobody changes it.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
