import ImagePipeline
import SystemIO
import Diagnostics
import Foundation
import Graphics

/// A cached request for one image: reads the disk cache, sends requests and retries.
struct CachedRequest: Sendable {
  private let fetch: GuardedFetch
  private let store: ResponseCache?
  private let policy: FetchPolicy
  private let clock: FetchClock
  private let gate: FetchGate

  init(fetch: GuardedFetch, store: ResponseCache?, policy: FetchPolicy, clock: FetchClock) {
    (self.fetch, self.store, self.policy, self.clock) = (fetch, store, policy, clock)
    gate = FetchGate(total: policy.concurrent, perHost: policy.concurrentPerHost)
  }

  /// A recent result for a URL, which is used without a new request.
  enum ResponseUpdate: Sendable {
    /// The server responded: the copy counts as fresh, whatever its headers say.
    case confirmed
    case failed(FetchError)
  }

  /// The image at `url`: from the disk while it is fresh, else from the network. If the network fails or the host is
  /// no longer allowed, an expired copy is used.
  func picture(at url: URL, news: ResponseUpdate?) async -> Result<FetchedImage, FetchError> {
    let copy = usableCopy(of: url)
    do throws(FetchError) {
      if let copy, copy.stored.isFresh(at: clock.now()) || news.isGood {
        return .success(FetchedImage(picture: copy.picture, origin: .stored))
      }
      if case .failed(let error) = news { throw error }
      if policy.isOffline { throw .offline }
      return .success(try await newPicture(at: url, insteadOf: copy))
    } catch {
      guard let copy, error.leavesCopies else { return .failure(error) }
      return .success(FetchedImage(picture: copy.picture, origin: .stale(since: copy.stored.head.received, error)))
    }
  }

  private typealias Copy = (stored: CachedResponse, picture: DrawableImage)

  /// A copy that is a valid image. Damaged copies are fetched again.
  private func usableCopy(of url: URL) -> Copy? {
    guard let stored = store?.copy(of: url, now: clock.now()) else { return nil }
    guard let picture = try? ImageReader.picture(from: stored.body, origin: url.redacted) else { return nil }
    return (stored, picture)
  }

  private func newPicture(at url: URL, insteadOf copy: Copy?) async throws(FetchError) -> FetchedImage {
    let answer = try await answer(from: url, questions: copy?.stored.questions ?? [])
    let now = clock.now()
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
      throw .notAPicture(error)
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

  /// The contents at `url`, of at most `byteLimit` bytes. They are not stored.
  func document(
    at url: URL, byteLimit: Int, since known: DocumentValidators
  ) async -> Result<FetchedDocument, FetchError> {
    do throws(FetchError) {
      if policy.isOffline { throw .offline }
      let answer = try await answer(from: url, questions: known.questions, byteLimit: byteLimit)
      switch answer.status {
      case 200, 203: return .success(FetchedDocument(data: answer.body, validators: DocumentValidators(answer.headers)))
      case 304 where !known.questions.isEmpty: return .success(FetchedDocument(data: nil, validators: known))
      default: throw .status(answer.status)
      }
    } catch {
      return .failure(error)
    }
  }

  /// Sends the request and retries according to the policy. One time limit applies to all attempts and delays,
  /// without the time in the queue.
  private func answer(
    from url: URL, questions: [String], byteLimit: Int = .max
  ) async throws(FetchError) -> HTTPResponse {
    var limited = fetch
    limited.limits.bytes = min(limited.limits.bytes, byteLimit)
    var count = 0
    while true {
      let (outcome, spent) = await gate.pass(host: url.host()?.lowercased() ?? "") { [limited, clock] in
        let start = clock.now()
        let outcome = await limited.outcome(from: url, headers: questions)
        return (outcome, Duration.seconds(max(clock.now().timeIntervalSince(start), 0)))
      }
      count += 1
      limited.limits.total -= spent
      guard outcome.isPassing, let wait = policy.wait(before: count, asked: outcome.askedWait(at: clock.now())),
        wait < limited.limits.total
      else { return try outcome.get(timingOutAfter: fetch.limits.total, of: limited.limits.total + spent) }
      await clock.wait(wait)
      limited.limits.total -= wait
    }
  }
}

extension CachedRequest.ResponseUpdate? {
  fileprivate var isGood: Bool { if case .confirmed = self { true } else { false } }
}

extension GuardedFetch {
  fileprivate func outcome(from url: URL, headers: [String]) async -> Result<HTTPResponse, FetchError> {
    do throws(FetchError) {
      return .success(try await answer(from: url, headers: headers))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<HTTPResponse, FetchError> {
  /// Sends one request. A timeout of the last attempt, which had only the `rest` of the time, reports the `whole`.
  fileprivate func get(timingOutAfter whole: Duration, of rest: Duration) throws(FetchError) -> HTTPResponse {
    if self.error == .timedOut(rest) { throw .timedOut(whole) }
    return try get()
  }

  private var error: FetchError? { if case .failure(let error) = self { error } else { nil } }

  /// Whether a retry may succeed.
  fileprivate var isPassing: Bool {
    switch self {
    case .success(let answer): FetchError.status(answer.status).isPassing
    case .failure(let error): error.isPassing
    }
  }

  /// The value of `Retry-After`, in seconds or as a date.
  fileprivate func askedWait(at now: Date) -> Duration? {
    guard case .success(let answer) = self else { return nil }
    return answer.askedWait(at: now)
  }
}
