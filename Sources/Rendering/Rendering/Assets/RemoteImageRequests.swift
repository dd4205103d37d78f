import Foundation
import Graphics
import HTTPFetching
import ImageFetching
import Synchronization
import Timelines
import Views

/// The pictures with an address that one picture's views ask for: local ones at once, others once they were fetched.
///
/// While views are lowered, what is missed is noted. Then it is fetched, and the views are lowered again.
final class RemoteImageRequests: RemoteImages {
  private struct State {
    var missed: Set<URL> = []
    var known: [URL: Result<DrawableImage, RemoteImageError>] = [:]
  }

  private let fetcher: ResourceFetcher?
  private let limit: TimeLimit
  private let state = Mutex(State())

  /// - Parameters:
  ///   - fetcher: Nil where nothing is fetched.
  ///   - limit: How long all that is missed at a time may take together.
  init(fetcher: ResourceFetcher?, limit: TimeLimit) { (self.fetcher, self.limit) = (fetcher, limit) }

  func image(at url: URL, scale: CGFloat) -> Result<Image, RemoteImageError> {
    let local = LocalImages().image(at: url, scale: scale)
    guard fetcher != nil, local.failure == .notCached else { return local }
    return state.withLock { state in
      if let known = state.known[url] { return known.map { Image($0, scale: scale) } }
      state.missed.insert(url)
      return .failure(.notCached)
    }
  }

  /// Fetches what was missed since the last time. True if there was anything: each is known then, or why it is not there.
  ///
  /// A fetch that lasts too long goes on by itself, and may be there for a later picture.
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
    let late = RemoteImageError.notFetched("\(FetchError.timedOut(limit.duration))")
    for url in missed { learn(.failure(late), of: url) }
    return true
  }

  private func fetch(_ url: URL, with fetcher: ResourceFetcher) async {
    do throws(FetchError) {
      learn(.success(try await fetcher.picture(at: url).picture), of: url)
    } catch {
      learn(.failure(error == .offline ? .notCached : .notFetched("\(error)")), of: url)
    }
  }

  /// The first outcome counts: a picture must not change between two lowerings.
  private func learn(_ outcome: Result<DrawableImage, RemoteImageError>, of url: URL) {
    state.withLock { $0.known[url] = $0.known[url] ?? outcome }
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
