import Synchronization

/// The key of an ambient value, like an `EnvironmentKey`.
package protocol AmbientKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}

/// Values that code can read without having them passed.
///
/// Apple's protocols give providers and views no parameter for a diagnostic log, a locale or the folder of an app
/// group, so these values are bound while such code runs. One task local and one process-wide value contain them all;
/// a new ambient value is a key and a property in its own module.
package struct AmbientValues: Sendable {
  /// An array, because there are few entries to search, and it is cheaper to copy than a dictionary: values are bound
  /// for each view.
  private var entries: [(key: ObjectIdentifier, value: any Sendable)] = []

  package subscript<Key: AmbientKey>(key: Key.Type) -> Key.Value {
    get {
      let key = ObjectIdentifier(key)
      guard let entry = entries.first(where: { $0.key == key }) else { return Key.defaultValue }
      return entry.value as? Key.Value ?? Key.defaultValue
    }
    set {
      let key = ObjectIdentifier(key)
      if let index = entries.firstIndex(where: { $0.key == key }) {
        entries[index].value = newValue
      } else {
        entries.append((key, newValue))
      }
    }
  }

  @TaskLocal private static var bound: AmbientValues?
  private static let process = Mutex(AmbientValues())

  private static let unboundReads = Atomic(0)

  /// The values of the current task; without a binding, as in completion handlers on queues, those of the process.
  package static var current: AmbientValues {
    if let bound { return bound }
    unboundReads.wrappingAdd(1, ordering: .relaxed)
    return ofProcess
  }

  /// The values of the process, whatever the current task has.
  package static var ofProcess: AmbientValues { process.withLock { $0 } }

  /// How often code without a binding has read the values of the process.
  package static var unboundReadCount: Int { unboundReads.load(ordering: .relaxed) }

  /// Sets values of the process. A tool calls this once, before any widget code runs.
  package static func updateProcess(_ change: (inout AmbientValues) -> Void) { process.withLock { change(&$0) } }

  /// Runs `operation` with these values bound to the current task.
  package func bind<Result, Failure>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$bound.withValue(self) { Swift.Result { () throws(Failure) in try operation() } }.get()
  }

  package func bind<Result, Failure>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result = await Self.$bound.withValue(
      self,
      operation: { () async -> Swift.Result<Result, Failure> in
        do throws(Failure) {
          return .success(try await operation())
        } catch {
          return .failure(error)
        }
      })
    return try result.get()
  }
}

/// Runs `operation` with some values changed.
package func withAmbientValues<Result, Failure>(
  _ change: (inout AmbientValues) -> Void, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var values = AmbientValues.current
  change(&values)
  return try values.bind(operation)
}

package func withAmbientValues<Result, Failure>(
  isolation: isolated (any Actor)? = #isolation, _ change: (inout AmbientValues) -> Void,
  operation: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  var values = AmbientValues.current
  change(&values)
  return try await values.bind(operation)
}
