package import Timelines

/// An answer did not come in time.
package struct ProviderTimeout: Error, Hashable, CustomStringConvertible {
  package let limit: Duration
  package var description: String { "no answer came within \(limit)" }
}

extension TimeLimit {
  /// What `ask` answers.
  ///
  /// - Throws: Its own error, or ``ProviderTimeout`` once the time is over; what it does then is nobody's business any more.
  package func value<Value: Sendable>(of ask: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let answer = await answer { () async -> Result<Value, any Error> in
      do { return .success(try await ask()) } catch { return .failure(error) }
    }
    guard let answer else { throw ProviderTimeout(limit: duration) }
    return try answer.get()
  }
}
