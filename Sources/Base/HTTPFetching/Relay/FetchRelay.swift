import Foundation
import Synchronization

/// Fetches for a program that has no network, and is not trusted: what it asks is checked here as if a stranger had written
/// it. Only GET; see ``GuardedFetch`` for the addresses.
package final class FetchRelay: Sendable {
  /// What may be fetched for a task.
  package struct Rules: Hashable, Sendable {
    package var allowed: AllowedHosts
    package var isOffline: Bool

    package init(allowed: AllowedHosts = .none, isOffline: Bool = false) {
      (self.allowed, self.isOffline) = (allowed, isOffline)
    }
  }

  package struct Limits: Hashable, Sendable {
    /// Requests at once (default: 4). Others wait.
    package var concurrent = 4
    /// Requests of one task (default: 500).
    package var requests = 500
    /// The largest response in bytes (default: 20 MiB).
    package var bytes = FetchLimits.standard.bytes
    /// The longest time of a request (default: 30 seconds).
    package var total = Duration.seconds(30)

    package init() {}
  }

  /// A socket could not be made.
  package struct Unavailable: Error, Hashable, Sendable {
    package let code: Int32
  }

  private let limits: Limits
  private let channel: RelayChannel
  private let slots: DispatchSemaphore
  private let task = Mutex((rules: Rules(isOffline: true), count: 0))
  /// The socket of the program, to be passed to it and closed.
  package let programEnd: Int32

  /// - Throws: ``Unavailable`` if no descriptors are left.
  package init(_ limits: Limits = Limits()) throws(Unavailable) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw Unavailable(code: errno)
    }
    self.limits = limits
    channel = RelayChannel(takingOwnershipOf: ends[0])
    programEnd = ends[1]
    slots = DispatchSemaphore(value: limits.concurrent)
  }

  /// Serves requests until ``end()``, or the program closes its end.
  ///
  /// - Parameter onDamage: Called if a message cannot be read, which no program does by mistake. Nothing is served
  ///   afterwards.
  package func start(onDamage: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      do throws(RelayDamage) {
        while let data = try channel.receive(limit: RelayRequest.limit) {
          let request = try RelayRequest(data)
          // Until one is free, nothing is read, and the program waits.
          slots.wait()
          Thread.detachNewThread { [self] in
            channel.send(RelayAnswer(request.number, result(of: request)).data)
            slots.signal()
          }
        }
      } catch {
        channel.shutDown()
        onDamage()
      }
    }
  }

  /// Begins a task.
  package func begin(_ rules: Rules) { task.withLock { $0 = (rules, 0) } }

  /// Ends the connection. Requests that have begun end within their limits.
  package func end() { channel.shutDown() }

  private func result(of request: RelayRequest) -> Result<HTTPResponse, FetchError> {
    let (rules, count) = task.withLock { task in
      task.count += 1
      return task
    }
    if rules.isOffline { return .failure(.offline) }
    if count > limits.requests { return .failure(.failed(reason: "more than \(limits.requests) requests")) }
    guard let url = URL(string: request.address) else { return .failure(.invalidURL) }
    var fetch = GuardedFetch(limits: request.limits, allowed: rules.allowed)
    fetch.relay = nil
    (fetch.userAgent, fetch.staysOnHost) = (request.userAgent, request.staysOnHost)
    fetch.limits.bytes = min(fetch.limits.bytes, limits.bytes)
    fetch.limits.total = min(fetch.limits.total, limits.total)
    fetch.limits.redirects = min(max(fetch.limits.redirects, 0), FetchLimits.standard.redirects)
    return Result { () throws(FetchError) in try fetch.blockingAnswer(from: url, headers: request.headers) }
  }
}
