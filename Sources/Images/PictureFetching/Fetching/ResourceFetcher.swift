import Diagnostics
package import Foundation

/// Pictures with an address, for views and providers alike: from the disk as long as they are good, else from the network.
///
/// An address that is asked for twice at a time is fetched once. A picture that could not be fetched is a typed error; one
/// of which an older copy is stored is that copy, with the diagnostic `picture.stale`.
package actor ResourceFetcher {
  let source: CachedRequest
  let clock: FetchClock
  private let recall: TimeInterval
  private let onProgress: @Sendable (FetchProgress) -> Void
  private var flights: [String: InFlightRequest] = [:]
  private var heard: [String: (news: CachedRequest.ResponseUpdate, at: Date)] = [:]
  private var progress = FetchProgress()
  var documents: [DocumentKey: InFlightDocument] = [:]

  /// How many addresses are remembered before those are forgotten whose time is over.
  private static let memory = 1000

  private struct InFlightRequest {
    let task: Task<Result<FetchedImage, FetchError>, Never>
    var passengers: Int
  }

  /// - Parameters:
  ///   - store: Where copies are; nil keeps none.
  ///   - onProgress: Told whenever an address is asked for and whenever one is finished, of those that were asked for while
  ///     others were on their way.
  package init(
    fetch: GuardedFetch, store: ResponseCache?, policy: FetchPolicy = FetchPolicy(), clock: FetchClock,
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) {
    source = CachedRequest(fetch: fetch, store: store, policy: policy, clock: clock)
    self.clock = clock
    recall = policy.recall / .seconds(1)
    self.onProgress = onProgress
  }

  /// The picture at `url`. A stale one is reported to the current log.
  ///
  /// A caller that is cancelled waits all the same; the limits of the fetch bound the wait.
  /// - Throws: Any ``FetchError``.
  package func picture(at url: URL) async throws(FetchError) -> FetchedImage {
    let picture = try await result(for: url).get()
    if case .stale(let date, let reason) = picture.origin {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "picture.stale", message: "\(reason); the copy of \(date.ISO8601Format()) is shown", subject: url.redacted
        ))
    }
    return picture
  }

  /// The pictures at `urls`, or why they are not there. As many are fetched at once as the policy says.
  package nonisolated func pictures(at urls: Set<URL>) async -> [URL: Result<FetchedImage, FetchError>] {
    await withTaskGroup(of: RecentResult.self) { group in
      for url in urls { group.addTask { await self.landed(at: url) } }
      return await group.reduce(into: [:]) { $0[$1.url] = $1.result }
    }
  }

  // In a release build of Swift 6.3, a child task that catches a typed error inside its closure and makes a tuple of it
  // leaves the group without a value.
  private struct RecentResult: Sendable {
    let url: URL
    let result: Result<FetchedImage, FetchError>
  }

  private nonisolated func landed(at url: URL) async -> RecentResult {
    do throws(FetchError) {
      return RecentResult(url: url, result: .success(try await picture(at: url)))
    } catch {
      return RecentResult(url: url, result: .failure(error))
    }
  }

  /// How many callers wait for `url`, for tests.
  package func passengers(to url: URL) -> Int { flights[url.pictureKey]?.passengers ?? 0 }

  private func result(for url: URL) async -> Result<FetchedImage, FetchError> {
    let key = url.pictureKey
    if flights[key] != nil {
      flights[key]?.passengers += 1
    } else {
      let news = heard[key].flatMap { isRecent($0.at) ? $0.news : nil }
      let task = Task { [source] in await source.picture(at: url, news: news) }
      flights[key] = InFlightRequest(task: task, passengers: 1)
      tell { $0.total += 1 }
    }
    guard let task = flights[key]?.task else { return .failure(.failed(reason: "the fetch is gone")) }
    let result = await task.value
    // The first of the passengers clears the place.
    if flights[key]?.task == task { land(key, result) }
    return result
  }

  private func land(_ key: String, _ result: Result<FetchedImage, FetchError>) {
    flights[key] = nil
    if let news = Self.news(in: result) { heard[key] = (news, clock.now()) }
    if heard.count > Self.memory { heard = heard.filter { isRecent($0.value.at) } }
    tell { $0.finished += 1 }
    if flights.isEmpty { progress = FetchProgress() }
  }

  /// What is new about the address; nil where its server was not asked, or the answer was remembered itself.
  private static func news(in result: Result<FetchedImage, FetchError>) -> CachedRequest.ResponseUpdate? {
    switch result {
    case .success(let picture):
      switch picture.origin {
      case .server, .confirmed: .confirmed
      case .stale(_, let error): .failed(error)
      case .stored: nil
      }
    case .failure(let error): .failed(error)
    }
  }

  func isRecent(_ date: Date) -> Bool { (0..<recall).contains(clock.now().timeIntervalSince(date)) }

  private func tell(_ change: (inout FetchProgress) -> Void) {
    change(&progress)
    onProgress(progress)
  }
}
