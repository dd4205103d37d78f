public import OpenCombine

extension Publishers {
  /// The values of two publishers, as they come. Apple's page: Combine/Publishers/Merge.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let joined = JoinedSubscription(subscriber, count: 2, keepsAll: true)
      subscriber.receive(subscription: joined)
      joined.join(a) { $0 }
      joined.join(b) { $0 }
    }

    public func merge<C: Publisher>(with c: C) -> Merge<Self, C> where C.Output == Output, C.Failure == Failure {
      Merge<Self, C>(self, c)
    }
  }

  /// The values of any number of publishers of one type, as they come. Apple's page: Combine/Publishers/MergeMany.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Completes at once if there are no publishers.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      guard !publishers.isEmpty else { return Empty<Output, Failure>().receive(subscriber: subscriber) }
      let joined = JoinedSubscription(subscriber, count: publishers.count, keepsAll: true)
      subscriber.receive(subscription: joined)
      for publisher in publishers { joined.join(publisher) { $0 } }
    }
  }
}

extension Publisher {
  /// The values of both, as they come. Apple's page: Combine/Publisher/merge(with:).
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
    D.Output == Output
  {
    Publishers.Merge(Publishers.Merge(Publishers.Merge(self, b), c), d)
  }
}
