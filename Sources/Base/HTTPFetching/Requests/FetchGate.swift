/// Limits concurrent fetches, in total and per host, in the order of the requests.
public actor FetchGate {
  private struct Waiter {
    let host: String
    let proceed: CheckedContinuation<Void, Never>
  }

  private let total: Int
  private let perHost: Int
  private var running: [String: Int] = [:]
  private var waiters: [Waiter] = []

  /// Creates a gate with the numbers of fetches that may run at once, at least one.
  public init(total: Int, perHost: Int) { (self.total, self.perHost) = (max(total, 1), max(perHost, 1)) }

  package var counts: (running: Int, waiting: Int) { (running.values.reduce(0, +), waiters.count) }

  /// Runs `work` when a slot is free.
  public nonisolated func pass<Value: Sendable>(
    host: String, _ work: @Sendable () async -> Value
  ) async -> Value {
    await enter(host)
    let value = await work()
    await leave(host)
    return value
  }

  private func enter(_ host: String) async {
    if hasRoom(for: host) {
      running[host, default: 0] += 1
    } else {
      await withCheckedContinuation { waiters.append(Waiter(host: host, proceed: $0)) }
    }
  }

  private func leave(_ host: String) {
    running[host] = running[host].flatMap { $0 > 1 ? $0 - 1 : nil }
    // A request that waits for a busy host does not block those behind it.
    while let next = waiters.firstIndex(where: { hasRoom(for: $0.host) }) {
      let waiter = waiters.remove(at: next)
      running[waiter.host, default: 0] += 1
      waiter.proceed.resume()
    }
  }

  private func hasRoom(for host: String) -> Bool {
    running.values.reduce(0, +) < total && running[host, default: 0] < perHost
  }
}
