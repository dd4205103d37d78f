import Diagnostics
package import Foundation
package import HTTPFetching

/// Pictures with an address, for views and providers alike: from the disk as long as they are good, else from the network.
///
/// An address that is asked for twice at a time is fetched once. A picture that could not be fetched is a typed error; one
/// of which an older copy is stored is that copy, with the diagnostic `picture.stale`.
package actor ResourceFetcher {
  /// Documents, by the same rules and in the same turns as pictures.
  package nonisolated let documents: DocumentFetcher
  private let request: CachedRequest
  private let queue: RequestQueue
  private let onProgress: @Sendable (FetchProgress) -> Void
  private var inFlight: [String: Request] = [:]
  private var recentResults: [String: (result: CachedRequest.RecentResult, at: Date)] = [:]
  private var progress = FetchProgress()

  /// How many addresses are remembered before those are forgotten whose time is over.
  private static let memory = 1000

  private struct Request {
    let task: Task<Result<FetchedImage, FetchError>, Never>
    var waiters: Int
  }

  /// - Parameters:
  ///   - store: Where copies are; nil keeps none.
  ///   - onProgress: Told whenever an address is asked for and whenever one is finished, of those that were asked for while
  ///     others were on their way.
  package init(
    fetch: GuardedFetch, store: ResponseCache?, policy: FetchPolicy = FetchPolicy(), clock: FetchClock,
    onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in }
  ) {
    queue = RequestQueue(fetch: fetch, policy: policy, clock: clock)
    request = CachedRequest(queue: queue, store: store)
    documents = DocumentFetcher(queue: queue)
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
    await withTaskGroup(of: AddressedResult.self) { group in
      for url in urls { group.addTask { await self.addressedResult(at: url) } }
      return await group.reduce(into: [:]) { $0[$1.url] = $1.result }
    }
  }

  // In a release build of Swift 6.3, a child task that catches a typed error inside its closure and makes a tuple of it
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

  /// How many callers wait for `url`, for tests.
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
    guard let task = inFlight[key]?.task else { return .failure(.failed(reason: "the fetch is gone")) }
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
