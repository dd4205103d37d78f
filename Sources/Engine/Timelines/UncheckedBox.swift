/// A value on its way from the one who made it, and lets go of it, to the one who waits for it.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
