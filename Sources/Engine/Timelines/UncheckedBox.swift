/// A value on its way from the one who made it, and lets go of it, to the one who waits for it.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
