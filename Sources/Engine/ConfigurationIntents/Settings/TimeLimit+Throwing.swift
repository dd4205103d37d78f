package import Timelines

/// A provider or query timed out.
package struct ProviderTimeout: Error, Hashable, CustomStringConvertible {
  package let limit: Duration
  package var description: String { "timed out after \(limit)" }
}

extension TimeLimit {
  /// The result of `ask`.
  ///
  /// - Throws: Its own error, or ``ProviderTimeout`` after the time limit; `ask` then continues, and its result is ignored.
  package func value<Value: Sendable>(of ask: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let answer = await answer { () async -> Result<Value, any Error> in
      do { return .success(try await ask()) } catch { return .failure(error) }
    }
    guard let answer else { throw ProviderTimeout(limit: duration) }
    return try answer.get()
  }
}
