import Foundation
import OpenCombine

/// A subscription to several upstream publishers. Values that were not requested yet are buffered.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  /// Whether all buffered values are delivered, or only the latest.
  private let keepsAll: Bool
  private var downstream: Downstream?
  private var upstreams: [any Subscription] = []
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var unfinished: Int
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  /// - Parameter count: The number of upstream publishers.
  init(_ downstream: Downstream, count: Int, keepsAll: Bool) {
    (self.downstream, self.keepsAll, unfinished) = (downstream, keepsAll, count)
  }

  /// Subscribes to an upstream publisher. `transform` returns `nil` for a value that produces no output yet.
  func join<Upstream: Publisher>(
    _ upstream: Upstream, _ transform: @escaping (Upstream.Output) -> Downstream.Input?
  ) where Upstream.Failure == Downstream.Failure {
    upstream.subscribe(
      AnySubscriber<Upstream.Output, Upstream.Failure>(
        receiveSubscription: { [self] subscription in
          lock.withLock { upstreams.append(subscription) }
          subscription.request(.unlimited)
        },
        receiveValue: { [self] value in
          lock.withLock {
            guard downstream != nil, let output = transform(value) else { return }
            if !keepsAll { waiting.removeAll() }
            waiting.append(output)
            deliver()
          }
          return .none
        },
        receiveCompletion: { [self] completion in
          lock.withLock {
            unfinished -= 1
            if case .failure = completion { end = completion } else if unfinished == 0 { end = end ?? .finished }
            deliver()
          }
        }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  func cancel() {
    let open = lock.withLock {
      defer { (downstream, upstreams, waiting) = (nil, [], []) }
      return upstreams
    }
    for upstream in open { upstream.cancel() }
  }

  /// Delivers buffered values up to the demand, then the completion. Called with the lock held; demand that the
  /// subscriber adds meanwhile is served by the same loop.
  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard let end, let downstream else { return }
    if case .finished = end, !waiting.isEmpty { return }
    let open = upstreams
    (self.downstream, upstreams, waiting) = (nil, [], [])
    for upstream in open { upstream.cancel() }
    downstream.receive(completion: end)
  }
}
