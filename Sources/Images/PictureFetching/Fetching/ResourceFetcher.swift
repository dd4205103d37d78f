import Diagnostics
package import Foundation

/// Fetches remote images for views and providers: from the disk cache while they are fresh, else from the network.
///
/// Concurrent requests for the same URL share one fetch. If a fetch fails and there is an expired copy, the result is
/// that copy, with the diagnostic `picture.stale`; otherwise it is a typed error.
package actor ResourceFetcher {
  let source: CachedRequest
  let clock: FetchClock
  private let recall: TimeInterval
  private let onProgress: @Sendable (FetchProgress) -> Void
  private var flights: [String: InFlightRequest] = [:]
  private var heard: [String: (news: CachedRequest.ResponseUpdate, at: Date)] = [:]
  private var progress = FetchProgress()
  var documents: [DocumentKey: InFlightDocument] = [:]

  /// How many recent results are kept before expired ones are removed.
  private static let memory = 1000

  private struct InFlightRequest {
    let task: Task<Result<FetchedImage, FetchError>, Never>
    var passengers: Int
  }

  /// - Parameters:
  ///   - store: The disk cache, if any.
  ///   - onProgress: Called for every request and every completion, with the progress of all overlapping requests.
  package init(
    fetch: GuardedFetch, store: ResponseCache?, policy: FetchPolicy = FetchPolicy(), clock: FetchClock,
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) {
    source = CachedRequest(fetch: fetch, store: store, policy: policy, clock: clock)
    self.clock = clock
    recall = policy.recall / .seconds(1)
    self.onProgress = onProgress
  }

  /// The image at `url`. A stale copy is reported to the current log.
  ///
  /// Cancelling the caller does not end the wait, which the fetch limits bound.
  /// - Throws: Any ``FetchError``.
  package func picture(at url: URL) async throws(FetchError) -> FetchedImage {
    let picture = try await result(for: url).get()
    if case .stale(let date, let reason) = picture.origin {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "picture.stale", message: "\(reason); using the copy from \(date.ISO8601Format())", subject: url.redacted
        ))
    }
    return picture
  }

  /// The images at `urls`, or their errors. The policy limits the number of concurrent fetches.
  package nonisolated func pictures(at urls: Set<URL>) async -> [URL: Result<FetchedImage, FetchError>] {
    await withTaskGroup(of: RecentResult.self) { group in
      for url in urls { group.addTask { await self.landed(at: url) } }
      return await group.reduce(into: [:]) { $0[$1.url] = $1.result }
    }
  }

  // In a release build of Swift 6.3, a child task that catches a typed error in its closure and makes a tuple of it
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

  /// The number of callers that wait for `url`, for tests.
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
    guard let task = flights[key]?.task else { return .failure(.failed(reason: "the fetch was cancelled")) }
    let result = await task.value
    // The first waiter removes the finished task.
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

  /// The part of a result to remember; `nil` if the server was not asked or the result was itself remembered.
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
