import Diagnostics
public import Foundation
package import HTTPFetching

/// Reads feeds from their servers and files into a store.
///
/// Two are read at once, and one of each host. Servers are asked only for what has changed since. A feed that cannot be
/// read leaves what is known of it as it is, and the others alone.
public struct FeedRefresher: Sendable {
  let store: FeedStore
  let now: Date
  let source: FeedSource
  let fetchesIcons: Bool
  let gate = FetchGate(total: 2, perHost: 1)
  /// Held while a feed that is new is compared with the others and kept, so that of two that are the same one is kept.
  let newcomers = NSLock()

  /// Creates what reads; nothing is read yet.
  ///
  /// - Parameters:
  ///   - store: Where feeds are kept.
  ///   - allowedHosts: Hosts that may be asked although their addresses are not public: names, addresses, or networks such
  ///     as `192.168.1.0/24`.
  ///   - now: What counts as now.
  ///   - fetchesIcons: Whether pictures of feeds are fetched; true unless given. Feeds in files have none.
  /// - Throws: `InvalidHost` for the first host that is none of these.
  public init(
    store: FeedStore, allowedHosts: [String] = [], now: Date, fetchesIcons: Bool = true
  ) throws(InvalidHost) {
    do throws(AllowedHosts.InvalidHost) {
      self.init(
        store: store, fetch: GuardedFetch(allowed: try AllowedHosts(allowedHosts)), now: now,
        fetchesIcons: fetchesIcons)
    } catch {
      throw InvalidHost(description: "\(error)")
    }
  }

  /// Checks hosts without anything else.
  ///
  /// - Throws: `InvalidHost` for the first that is no host.
  public static func check(hosts: [String]) throws(InvalidHost) {
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(hosts)
    } catch {
      throw InvalidHost(description: "\(error)")
    }
  }

  /// A text that is no host's name, no address and no network.
  public struct InvalidHost: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence without a full stop.
    public let description: String
  }

  /// The same with a fetch of the caller's, whose limits and hosts count.
  package init(store: FeedStore, fetch: GuardedFetch, now: Date, fetchesIcons: Bool = true) {
    var fetch = fetch
    fetch.userAgent = UserAgent.feeds
    (self.store, self.now, self.fetchesIcons) = (store, now, fetchesIcons)
    source = FeedSource(fetch: fetch, now: now)
  }

  /// Reads feeds that the store knows.
  ///
  /// - Parameters:
  ///   - feeds: As the store has them.
  ///   - isAsked: Whether a person asked for just these: then those are read, too, that are gone, or whose server does not
  ///     want to be asked yet.
  /// - Returns: What came of each, in the order of `feeds`.
  /// - Throws: What the store throws; what was read before stays.
  public func refresh(_ feeds: [StoredFeed], isAsked: Bool = false) async throws(FeedStoreError) -> [FeedOutcome] {
    let outcomes = try await each(feeds) { feed in
      if !isAsked && (feed.isGone || feed.nextTime.map { $0 > now } ?? false) {
        return .success(outcome(of: feed, .passedOver(nextTime: feed.isGone ? nil : feed.nextTime)))
      }
      return await refreshed(feed)
    }
    try store.removeVanished(at: now)
    store.settle()
    return outcomes
  }

  /// Reads feeds and adds those that the store does not know, each only once it was read. An address of a page leads to the
  /// first feed that the page names (`feed.several-named`).
  ///
  /// - Returns: What came of each, in the order of `addresses`.
  /// - Throws: What the store throws; what was added before stays.
  public func add(_ addresses: [URL]) async throws(FeedStoreError) -> [FeedOutcome] {
    let place = try store.nextPlace()
    let outcomes = try await each(Array(addresses.enumerated())) { index, address in
      await added(address, place: place + index)
    }
    store.settle()
    return outcomes
  }

  /// Does work for each, and gives what came of it in order. Diagnostics are told in that order, too.
  private func each<Item: Sendable>(
    _ items: [Item], _ work: @Sendable @escaping (Item) async -> Result<FeedOutcome, FeedStoreError>
  ) async throws(FeedStoreError) -> [FeedOutcome] {
    let results = await withTaskGroup(of: (Int, Result<FeedOutcome, FeedStoreError>, [Diagnostic]).self) { group in
      for (index, item) in items.enumerated() {
        group.addTask {
          let log = DiagnosticLog()
          let result = await log.collecting { await work(item) }
          return (index, result, log.diagnostics)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var outcomes: [FeedOutcome] = []
    for (_, result, diagnostics) in results.sorted(by: { $0.0 < $1.0 }) {
      for diagnostic in diagnostics { DiagnosticLog.current.report(diagnostic) }
      var outcome = try result.get()
      outcome.diagnostics = diagnostics
      outcomes.append(outcome)
    }
    return outcomes
  }

  func outcome(of feed: StoredFeed, _ result: FeedOutcome.Result) -> FeedOutcome {
    FeedOutcome(asked: feed.address, address: feed.address, name: feed.name, wasKnown: true, result: result)
  }
}
