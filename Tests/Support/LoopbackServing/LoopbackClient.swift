package import Foundation
package import HTTPFetching
import Synchronization

/// A clock that stands still unless a test moves it or somebody waits.
package final class TestClock: Sendable {
  private let state = Mutex((now: Date(timeIntervalSince1970: 1_800_000_000), waits: [Duration]()))

  package init() {}

  package var now: Date { state.withLock { $0.now } }
  package var waits: [Duration] { state.withLock { $0.waits } }

  package func advance(seconds: TimeInterval) { state.withLock { $0.now += seconds } }

  package var clock: FetchClock {
    FetchClock(now: { self.now }) { duration in
      self.advance(seconds: duration / .seconds(1))
      self.state.withLock { $0.waits.append(duration) }
    }
  }
}

extension FetchLimits {
  /// Time limits that even a busy machine stays within.
  package static func patient(bytes: Int = FetchLimits.standard.bytes) -> FetchLimits {
    FetchLimits(connecting: .seconds(3600), total: .seconds(3600), bytes: bytes)
  }
}

extension GuardedFetch {
  /// May ask this machine, in any spelling of its address.
  package static func ofLoopback(_ limits: FetchLimits = .patient()) throws -> GuardedFetch {
    GuardedFetch(limits: limits, allowed: try AllowedHosts(["127.0.0.0/8"]))
  }
}
