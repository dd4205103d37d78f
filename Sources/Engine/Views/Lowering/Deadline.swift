package import Ambient

/// Runs `operation` until it ends or `deadline` returns, whichever comes first. An operation that misses the deadline is
/// cancelled and no longer waited for.
///
/// - Returns: Whether the operation ended.
func withDeadline(
  _ deadline: @escaping @Sendable () async -> Void, operation: @escaping () async -> Void
) async -> Bool {
  // A view's task is not sendable, as in Apple's signature; only one task runs it at a time.
  let operation = UncheckedBox(value: operation)
  let (results, result) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingOldest(1))
  let running = Task(executorPreference: AmbientValues.current.taskExecutor) {
    await operation.value()
    result.yield(true)
  }
  let watching = Task(executorPreference: AmbientValues.current.taskExecutor) {
    await deadline()
    result.yield(false)
  }
  var iterator = results.makeAsyncIterator()
  let isDone = await iterator.next() ?? false
  running.cancel()
  watching.cancel()
  return isDone
}

extension AmbientValues {
  /// The preferred executor of the views' tasks; nil for the default. Unstructured tasks do not inherit it.
  package var taskExecutor: (any TaskExecutor)? {
    get { self[TaskExecutorKey.self] }
    set { self[TaskExecutorKey.self] = newValue }
  }
}

private enum TaskExecutorKey: AmbientKey {
  static var defaultValue: (any TaskExecutor)? { nil }
}
