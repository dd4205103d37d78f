public import OpenCombine

extension Publishers {
  /// The latest values of two publishers, once both have one. Apple's page: Combine/Publishers/CombineLatest.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let joined = JoinedSubscription(subscriber, count: 2, keepsAll: false)
      subscriber.receive(subscription: joined)
      // Changed only by the joined subscription, with its lock held.
      var latest: (a: A.Output?, b: B.Output?)
      let pair = { () -> Output? in
        guard let a = latest.a, let b = latest.b else { return nil }
        return (a, b)
      }
      joined.join(a) {
        latest.a = $0
        return pair()
      }
      joined.join(b) {
        latest.b = $0
        return pair()
      }
    }
  }
}

extension Publisher {
  /// The latest values of both, once both have one. Apple's page: Combine/Publisher/combineLatest(_:).
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  )
    -> Publishers.Map<
      Publishers.CombineLatest<Publishers.CombineLatest<Self, P>, Q>, (Output, P.Output, Q.Output)
    > where P.Failure == Failure, Q.Failure == Failure
  {
    combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  )
    -> Publishers.Map<
      Publishers.CombineLatest<
        Publishers.CombineLatest<Self, P>, Publishers.CombineLatest<Q, R>
      >, (Output, P.Output, Q.Output, R.Output)
    > where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
  {
    combineLatest(p).combineLatest(q.combineLatest(r)).map { ($0.0, $0.1, $1.0, $1.1) }
  }
}
