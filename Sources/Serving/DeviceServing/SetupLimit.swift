package import Foundation
import Synchronization

/// Limits how many devices can be set up: their requests need no key.
package final class SetupLimit: Sendable {
  private struct State {
    var minute = 0
    var total = 0
    var byAddress: [String: Int] = [:]
  }

  private static let perAddress = 60
  private static let perMinute = 300

  private let state = Mutex(State())

  package init() {}

  /// Whether another device may be set up from a network address now; counts it.
  package func allows(_ address: String, at now: Date) -> Bool {
    let minute = Int((now.timeIntervalSince1970 / 60).rounded(.down))
    return state.withLock { state in
      if state.minute != minute { state = State(minute: minute) }
      guard state.total < Self.perMinute, state.byAddress[address, default: 0] < Self.perAddress else { return false }
      state.total += 1
      state.byAddress[address, default: 0] += 1
      return true
    }
  }
}
