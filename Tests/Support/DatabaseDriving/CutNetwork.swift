import Foundation
import Glibc

/// A network between programs and a server of this machine, that can fail.
package final class CutNetwork: Sendable {
  /// Where programs connect.
  package let port: Int
  private let target: Int
  private let condition = NSCondition()
  private nonisolated(unsafe) var state: State

  private struct State {
    var listener: Int32?
    var isCut = false
    /// The sockets of both sides; closed by the last of their two threads.
    var sockets: Set<Int32> = []
    /// Bytes that were received and not passed on.
    var held = 0
  }

  /// - Parameter target: The port of the server.
  package init(to target: Int) throws {
    self.target = target
    let listener = try LoopbackPort.listener(on: 0)
    port = LoopbackPort.number(of: listener)
    state = State(listener: listener)
    accept(on: listener)
  }

  deinit { close() }

  /// Passes nothing on, silently, like a cable that was pulled out.
  package func cut() {
    condition.withLock {
      state.isCut = true
      condition.broadcast()
    }
  }

  /// Ends all connections, and refuses others.
  package func close() {
    condition.withLock {
      for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
      // It is closed by its thread, once it is shut down.
      if let listener = state.listener { shutdown(listener, Int32(SHUT_RDWR)) }
      (state.listener, state.isCut) = (nil, false)
      condition.broadcast()
    }
  }

  /// Passes everything on again, also what has come meanwhile.
  package func join() throws {
    try condition.withLock {
      if state.listener == nil {
        let listener = try LoopbackPort.listener(on: port)
        state.listener = listener
        accept(on: listener)
      }
      state.isCut = false
      condition.broadcast()
    }
  }

  /// Waits until the network is cut and holds something.
  package func waitForHeldBytes() {
    condition.withLock {
      while !state.isCut || state.held == 0 { condition.wait() }
    }
  }

  private func accept(on listener: Int32) {
    Thread.detachNewThread { [weak self, target] in
      defer { Glibc.close(listener) }
      while true {
        let near = Glibc.accept(listener, nil, nil)
        guard near >= 0 else { return }
        guard let self, let far = LoopbackPort.connection(to: target) else {
          Glibc.close(near)
          continue
        }
        self.connect(near, far)
      }
    }
  }

  private func connect(_ near: Int32, _ far: Int32) {
    condition.withLock { state.sockets.formUnion([near, far]) }
    let threads = DispatchGroup()
    for (source, sink) in [(near, far), (far, near)] {
      threads.enter()
      Thread.detachNewThread { [self] in
        pass(from: source, to: sink)
        shutdown(sink, Int32(SHUT_RDWR))
        shutdown(source, Int32(SHUT_RD))
        threads.leave()
      }
    }
    threads.notify(queue: .global()) { [self] in
      condition.withLock {
        state.sockets.subtract([near, far])
        Glibc.close(near)
        Glibc.close(far)
      }
    }
  }

  private func pass(from source: Int32, to sink: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(source, &buffer, buffer.count, 0)
      guard count >= 0 else { return }
      condition.withLock {
        state.held += count
        if state.isCut { condition.broadcast() }
        // The end of a connection does not pass, either.
        while state.isCut { condition.wait() }
        state.held -= count
      }
      guard count > 0 else { return }
      var sent = 0
      while sent < count {
        let part = buffer[sent..<count].withUnsafeBytes { send(sink, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard part > 0 else { return }
        sent += part
      }
    }
  }
}
