/// Transfers a value to another task. The sender no longer uses it.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}
