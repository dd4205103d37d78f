/// Transfers a value to another task. The sender no longer uses it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
