import Diagnostics
public import Foundation
public import HTTPFetching

/// Fetches remote images for views and providers: from the disk cache while they are fresh, else from the network.
///
/// Concurrent requests for the same URL share one fetch. If a fetch fails and there is an expired copy, the result is
/// that copy, with the diagnostic `picture.stale`; otherwise it is a typed error.
public actor ResourceFetcher {
  /// Documents, by the same rules and in the same turns as pictures.
  public nonisolated let documents: DocumentFetcher
  private let request: CachedRequest
  private let queue: RequestQueue
  private let onProgress: @Sendable (FetchProgress) -> Void
  private var inFlight: [String: Request] = [:]
  private var recentResults: [String: (result: CachedRequest.RecentResult, at: Date)] = [:]
  private var progress = FetchProgress()

  /// How many recent results are kept before expired ones are removed.
  private static let memory = 1000

  private struct Request {
    let task: Task<Result<FetchedImage, FetchError>, Never>
    var waiters: Int
  }

  /// - Parameters:
  ///   - store: The disk cache, if any.
  ///   - onProgress: Called for every request and every completion, with the progress of all overlapping requests.
  package init(
    fetch: GuardedFetch, store: ResponseCache?, policy: FetchPolicy = FetchPolicy(), clock: FetchClock,
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) {
    queue = RequestQueue(fetch: fetch, policy: policy, clock: clock)
    request = CachedRequest(queue: queue, store: store)
    documents = DocumentFetcher(queue: queue)
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
  public nonisolated func pictures(at urls: Set<URL>) async -> [URL: Result<FetchedImage, FetchError>] {
    await withTaskGroup(of: AddressedResult.self) { group in
      for url in urls { group.addTask { await self.addressedResult(at: url) } }
      return await group.reduce(into: [:]) { $0[$1.url] = $1.result }
    }
  }

  // In a release build of Swift 6.3, a child task that catches a typed error in its closure and makes a tuple of it
  // leaves the group without a value.
  private struct AddressedResult: Sendable {
    let url: URL
    let result: Result<FetchedImage, FetchError>
  }

  private nonisolated func addressedResult(at url: URL) async -> AddressedResult {
    do throws(FetchError) {
      return AddressedResult(url: url, result: .success(try await picture(at: url)))
    } catch {
      return AddressedResult(url: url, result: .failure(error))
    }
  }

  /// The number of callers that wait for `url`, for tests.
  package func waiters(for url: URL) -> Int { inFlight[url.withoutFragment]?.waiters ?? 0 }

  private func result(for url: URL) async -> Result<FetchedImage, FetchError> {
    let key = url.withoutFragment
    if inFlight[key] != nil {
      inFlight[key]?.waiters += 1
    } else {
      let recent = recentResults[key].flatMap { queue.isRecent($0.at) ? $0.result : nil }
      let task = Task { [request] in await request.picture(at: url, recent: recent) }
      inFlight[key] = Request(task: task, waiters: 1)
      tell { $0.total += 1 }
    }
    guard let task = inFlight[key]?.task else { return .failure(.failed(reason: "the fetch was cancelled")) }
    let result = await task.value
    // The first of the waiters to run removes the request.
    if inFlight[key]?.task == task { finish(key, result) }
    return result
  }

  private func finish(_ key: String, _ result: Result<FetchedImage, FetchError>) {
    inFlight[key] = nil
    if let recent = Self.recentResult(result) { recentResults[key] = (recent, queue.clock.now()) }
    if recentResults.count > Self.memory { recentResults = recentResults.filter { queue.isRecent($0.value.at) } }
    tell { $0.finished += 1 }
    if inFlight.isEmpty { progress = FetchProgress() }
  }

  /// What is remembered of a result; nil where the server was not asked, or the result was remembered itself.
  private static func recentResult(_ result: Result<FetchedImage, FetchError>) -> CachedRequest.RecentResult? {
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

  private func tell(_ change: (inout FetchProgress) -> Void) {
    change(&progress)
    onProgress(progress)
  }
}
