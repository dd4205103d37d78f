import Foundation
import Graphics
import ImagePipeline
import Synchronization
import Timelines
import Views

/// The remote and local images that one picture's views request: local ones at once, others after a fetch.
///
/// Lowering records missing images, which are then fetched, and the views are lowered again.
final class RemoteImageRequests: RemoteImages {
  private struct State {
    var missed: Set<URL> = []
    var known: [URL: Result<DrawableImage, RemoteImageError>] = [:]
  }

  private let fetcher: (any ImageFetcher)?
  private let limit: TimeLimit
  private let state = Mutex(State())

  /// - Parameters:
  ///   - fetcher: `nil` if fetching is off.
  ///   - limit: The time limit for each group of missing images.
  init(fetcher: (any ImageFetcher)?, limit: TimeLimit) { (self.fetcher, self.limit) = (fetcher, limit) }

  func image(at url: URL, scale: CGFloat) -> Result<Image, RemoteImageError> {
    let local = LocalImages().image(at: url, scale: scale)
    guard fetcher != nil, local.failure == .notCached else { return local }
    return state.withLock { state in
      if let known = state.known[url] { return known.map { Image($0, scale: scale) } }
      state.missed.insert(url)
      return .failure(.notCached)
    }
  }

  /// Fetches images that were missing since the last call. Returns true if there were any; each is then available or
  /// has an error.
  ///
  /// A fetch that takes too long continues, and may be available to a later picture.
  func fetchMissing() async -> Bool {
    let missed = state.withLock { state in
      defer { state.missed = [] }
      return state.missed
    }
    guard let fetcher, !missed.isEmpty else { return false }
    _ = await limit.outcome { [self] in
      await withTaskGroup(of: Void.self) { group in
        for url in missed { group.addTask { await self.fetch(url, with: fetcher) } }
      }
    }
    let late = RemoteImageError.notFetched("timed out after \(limit.duration.inSeconds)")
    for url in missed { learn(.failure(late), of: url) }
    return true
  }

  private func fetch(_ url: URL, with fetcher: any ImageFetcher) async {
    do throws(ImageFetchError) {
      learn(.success(try await fetcher.image(at: url)), of: url)
    } catch {
      switch error {
      case .offline: learn(.failure(.notCached), of: url)
      case .failed(let reason): learn(.failure(.notFetched(reason)), of: url)
      }
    }
  }

  /// The first result is final, as a picture must not change between two lowerings.
  private func learn(_ outcome: Result<DrawableImage, RemoteImageError>, of url: URL) {
    state.withLock { $0.known[url] = $0.known[url] ?? outcome }
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
