public import Foundation

/// Documents with an address, such as the JSON that names a widget's pictures.
///
/// Nothing of them is stored; their readers know what is worth that.
public actor DocumentFetcher {
  private let queue: RequestQueue
  private var requests: [Key: Request] = [:]

  /// How many recent documents are remembered.
  private static let memory = 16

  /// Callers with different copies get different responses.
  private struct Key: Hashable {
    let address: String
    let known: DocumentValidators
  }

  /// A request, in flight or recent.
  private struct Request {
    let task: Task<Result<FetchedDocument, FetchError>, Never>
    let start: Date
  }

  package init(queue: RequestQueue) { self.queue = queue }

  /// What is at `url`. An address is not asked again within the policy's `recentTTL`.
  ///
  /// Cancelling the caller does not end the wait, which the fetch limits bound.
  /// - Parameters:
  ///   - byteLimit: The most bytes that it may have, if that is less than any answer may have.
  ///   - known: What its server said of the copy that the caller has; nothing by default, and then there are bytes in
  ///     the answer.
  /// - Throws: Any ``FetchError`` but `.notAnImage`.
  public func document(
    at url: URL, byteLimit: Int, since known: DocumentValidators = DocumentValidators()
  ) async throws(FetchError) -> FetchedDocument {
    let key = Key(address: url.withoutFragment, known: known)
    requests = requests.filter { queue.isRecent($0.value.start) }
    if let request = requests[key] { return try await request.task.value.get() }
    let start = queue.clock.now()
    let task = Task { [queue] in await queue.document(at: url, byteLimit: byteLimit, since: known) }
    remember(Request(task: task, start: start), as: key)
    let document = try await task.value.get()
    // A caller that has just received the document sends its validators.
    if document.data != nil, !document.validators.questions.isEmpty {
      let unchanged = FetchedDocument(data: nil, validators: document.validators)
      remember(
        Request(task: Task { .success(unchanged) }, start: start),
        as: Key(address: key.address, known: document.validators))
    }
    return document
  }

  private func remember(_ request: Request, as key: Key) {
    if requests.count >= Self.memory, let oldest = requests.min(by: { $0.value.start < $1.value.start }) {
      requests[oldest.key] = nil
    }
    requests[key] = request
  }
}

extension RequestQueue {
  fileprivate func document(
    at url: URL, byteLimit: Int, since known: DocumentValidators
  ) async -> Result<FetchedDocument, FetchError> {
    do throws(FetchError) {
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
}

extension URL {
  /// The cache key: the URL without its fragment, which is not sent to servers.
  package var withoutFragment: String { String(absoluteString.prefix { $0 != "#" }) }
}
