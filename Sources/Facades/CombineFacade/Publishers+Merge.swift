public import OpenCombine

extension Publishers {
  /// The values of two publishers, as they come. Apple's page: Combine/Publishers/Merge.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The values.
    public typealias Output = A.Output
    /// The errors.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let joined = JoinedSubscription(subscriber, count: 2, keepsAll: true)
      subscriber.receive(subscription: joined)
      joined.join(a) { $0 }
      joined.join(b) { $0 }
    }

    /// Merges one more.
    public func merge<C: Publisher>(with c: C) -> Merge<Self, C> where C.Output == Output, C.Failure == Failure {
      Merge<Self, C>(self, c)
    }
  }

  /// The values of any number of publishers of one type, as they come. Apple's page: Combine/Publishers/MergeMany.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to all of them; ends at once where there is none.
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

  /// The values of both, as they come; of one type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  /// The values of all three, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }

  /// The values of all four, as they come.
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
