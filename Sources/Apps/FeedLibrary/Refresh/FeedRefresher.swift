import Diagnostics
public import Foundation
internal import HTTPFetching

/// Reads feeds from servers and files into a store.
///
/// Reads two feeds at a time, and one from each host, with conditional requests. A feed that cannot be read keeps its
/// stored data and does not affect others.
public struct FeedRefresher: Sendable {
  let store: FeedStore
  let now: Date
  let source: FeedSource
  let fetchesIcons: Bool
  /// Called when a feed has been read, with the number of those and of all.
  public var onRead: @Sendable (_ finished: Int, _ total: Int) -> Void = { _, _ in }
  let gate = FetchGate(total: 2, perHost: 1)
  /// Held while a new feed is compared with the others and stored, so that duplicates are stored once.
  let additionLock = NSLock()

  /// Creates a refresher without reading anything.
  ///
  /// - Parameters:
  ///   - store: Stores the feeds.
  ///   - allowedHosts: Hosts that may be requested although their addresses are not public: names, addresses, or
  ///     networks such as `192.168.1.0/24`.
  ///   - now: The current date.
  ///   - fetchesIcons: Whether icons are fetched (default: true). Feeds in files have none.
  /// - Throws: `InvalidHostError` for the first invalid host.
  public init(
    store: FeedStore, allowedHosts: [String] = [], now: Date, fetchesIcons: Bool = true
  ) throws(InvalidHostError) {
    do throws(AllowedHosts.InvalidHost) {
      self.init(
        store: store, fetch: GuardedFetch(allowed: try AllowedHosts(allowedHosts)), now: now,
        fetchesIcons: fetchesIcons)
    } catch {
      throw InvalidHostError(description: "\(error)")
    }
  }

  /// Validates hosts.
  ///
  /// - Throws: `InvalidHostError` for the first invalid one.
  public static func check(hosts: [String]) throws(InvalidHostError) {
    do throws(AllowedHosts.InvalidHost) {
      _ = try AllowedHosts(hosts)
    } catch {
      throw InvalidHostError(description: "\(error)")
    }
  }

  /// Not a host name, address or network.
  public struct InvalidHostError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Uses the limits and allowed hosts of `fetch`.
  init(store: FeedStore, fetch: GuardedFetch, now: Date, fetchesIcons: Bool = true) {
    var fetch = fetch
    fetch.userAgent = UserAgent.feeds
    (self.store, self.now, self.fetchesIcons) = (store, now, fetchesIcons)
    source = FeedSource(fetch: fetch, now: now)
  }

  /// Reads feeds in the store.
  ///
  /// - Parameters:
  ///   - isAsked: Whether a person requested exactly these feeds. Then feeds are read even if they are gone, or their
  ///     server asked to retry later.
  /// - Returns: The results, in the order of `feeds`.
  /// - Throws: The errors of the store; feeds read before stay.
  public func refresh(_ feeds: [StoredFeed], isAsked: Bool = false) async throws(FeedStoreError) -> [FeedOutcome] {
    let outcomes = try await each(feeds) { feed in
      if !isAsked && (feed.isGone || feed.nextTime.map { $0 > now } ?? false) {
        return .success(outcome(of: feed, .skipped(nextTime: feed.isGone ? nil : feed.nextTime)))
      }
      return await refreshed(feed)
    }
    try store.removeVanished(at: now)
    store.flush()
    return outcomes
  }

  /// Reads feeds, and adds those that are new if they can be read. For the URL of a page, adds the first feed that it
  /// links to (`feed.several-named`).
  ///
  /// - Returns: The results, in the order of `addresses`.
  /// - Throws: The errors of the store; feeds added before stay.
  public func add(_ addresses: [URL]) async throws(FeedStoreError) -> [FeedOutcome] {
    let place = try store.nextPlace()
    let outcomes = try await each(Array(addresses.enumerated())) { index, address in
      await added(address, place: place + index)
    }
    store.flush()
    return outcomes
  }

  /// Runs `work` for each item. Results and diagnostics are in the order of the items.
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
      var results: [(Int, Result<FeedOutcome, FeedStoreError>, [Diagnostic])] = []
      for await result in group {
        results.append(result)
        onRead(results.count, items.count)
      }
      return results
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
