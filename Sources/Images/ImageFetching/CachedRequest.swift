import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImagePipeline
import SystemIO

/// One picture from the disk or the network: what is stored, and what is asked.
struct CachedRequest: Sendable {
  let queue: RequestQueue
  let store: ResponseCache?

  /// The result of a recent request to an address, which is not asked again.
  enum RecentResult: Sendable {
    /// Its server answered: a copy is good whatever it says of itself.
    case confirmed
    case failed(FetchError)
  }

  /// The image at `url`: from the disk while it is fresh, else from the network. If the network fails or the host is
  /// no longer allowed, an expired copy is used.
  func picture(at url: URL, recent: RecentResult?) async -> Result<FetchedImage, FetchError> {
    let copy = usableCopy(of: url)
    do throws(FetchError) {
      if let copy, copy.stored.isFresh(at: queue.clock.now()) || recent.isGood {
        return .success(FetchedImage(picture: copy.picture, origin: .stored))
      }
      if case .failed(let error) = recent { throw error }
      return .success(try await newImage(at: url, insteadOf: copy))
    } catch {
      guard let copy, error.allowsStaleCopy else { return .failure(error) }
      return .success(FetchedImage(picture: copy.picture, origin: .stale(since: copy.stored.head.received, error)))
    }
  }

  private typealias Copy = (stored: CachedResponse, picture: DrawableImage)

  /// A copy that is a valid image. Damaged copies are fetched again.
  private func usableCopy(of url: URL) -> Copy? {
    guard let stored = store?.copy(of: url, now: queue.clock.now()) else { return nil }
    guard let picture = try? ImageReader.picture(from: stored.body, origin: url.redacted) else { return nil }
    return (stored, picture)
  }

  private func newImage(at url: URL, insteadOf copy: Copy?) async throws(FetchError) -> FetchedImage {
    let answer = try await queue.answer(from: url, questions: copy?.stored.questions ?? [])
    let now = queue.clock.now()
    if let copy, answer.status == 304 {
      keep(copy.stored.confirmed(by: answer.headers, at: now), of: url, now: now)
      return FetchedImage(picture: copy.picture, origin: .confirmed)
    }
    guard answer.status == 200 || answer.status == 203 else { throw .status(answer.status) }
    let picture = try Self.picture(in: answer, url)
    keep(CachedResponse(answer, of: url, received: now), of: url, now: now)
    return FetchedImage(picture: picture, origin: .server)
  }

  private static func picture(in answer: HTTPResponse, _ url: URL) throws(FetchError) -> DrawableImage {
    do throws(ImageError) {
      return try ImageReader.picture(from: answer.body, origin: url.redacted)
    } catch {
      throw .notAnImage(reason: error.description)
    }
  }

  private func keep(_ copy: CachedResponse, of url: URL, now: Date) {
    guard CachePolicy(copy.head.fields, received: now).isStorable else {
      store?.remove(url)
      return
    }
    do throws(AtomicFileError) {
      try store?.keep(copy, of: url, now: now)
    } catch {
      DiagnosticLog.current.report(Diagnostic(id: "picture.not-stored", message: "\(error)", subject: url.redacted))
    }
  }
}

extension CachedRequest.RecentResult? {
  fileprivate var isGood: Bool { if case .confirmed = self { true } else { false } }
}
