import Foundation
import Synchronization

/// Lets another program fetch for this one, which has no network: a tool in the sandbox of a fleet's worker.
package final class RelayClient: Sendable {
  /// The environment variable with the number of the socket.
  package static let variable = "ALMANAC_FETCH_RELAY"

  /// The one of this process; nil if it connects itself.
  package static let ofProcess: RelayClient? = {
    guard let text = ProcessInfo.processInfo.environment[variable], let descriptor = Int32(text) else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    return RelayClient(takingOwnershipOf: descriptor)
  }()

  private final class Waiter: Sendable {
    let answer = Mutex<Result<HTTPResponse, FetchError>?>(nil)
    let arrived = DispatchSemaphore(value: 0)
  }

  private struct State {
    var last: UInt32 = 0
    var waiters: [UInt32: Waiter] = [:]
    var hasEnded = false
  }

  private let channel: RelayChannel
  private let state = Mutex(State())

  package init(takingOwnershipOf descriptor: Int32) {
    channel = RelayChannel(takingOwnershipOf: descriptor)
    Thread.detachNewThread { [channel, weak self] in
      while let data = try? channel.receive(limit: RelayAnswer.limit), let answer = try? RelayAnswer(data) {
        self?.arrived(answer)
      }
      self?.ended()
    }
  }

  deinit { channel.shutDown() }

  /// Whether a header can be sent: others are about the connection, which is the other program's.
  package static func isAllowed(_ line: String) -> Bool { RelayRequest.isAllowed(line) }

  /// Waits for the answer, which the other program's limits bound.
  func answer(from address: String, headers: [String], of fetch: GuardedFetch) throws(FetchError) -> HTTPResponse {
    // The other end would take it for an attack.
    guard headers.allSatisfy(Self.isAllowed) else { throw .failed(reason: "a header of the connection") }
    let waiter = Waiter()
    let number = state.withLock { state -> UInt32? in
      if state.hasEnded { return nil }
      state.last &+= 1
      state.waiters[state.last] = waiter
      return state.last
    }
    guard let number else { throw .connectionClosed }
    let request = RelayRequest(number, address, headers: headers, of: fetch).data
    guard request.count <= RelayRequest.limit, channel.send(request) else {
      state.withLock { $0.waiters[number] = nil }
      throw request.count > RelayRequest.limit ? .invalidURL : .connectionClosed
    }
    waiter.arrived.wait()
    guard let answer = waiter.answer.withLock({ $0 }) else { throw .connectionClosed }
    return try answer.get()
  }

  private func arrived(_ answer: RelayAnswer) {
    guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: answer.number) }) else { return }
    waiter.answer.withLock { $0 = answer.result }
    waiter.arrived.signal()
  }

  private func ended() {
    let waiters = state.withLock { state in
      state.hasEnded = true
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.arrived.signal() }
  }
}
