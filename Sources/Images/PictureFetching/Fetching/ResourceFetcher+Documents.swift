package import Foundation

/// A pending or recent request for a document.
struct InFlightDocument: Sendable {
  let task: Task<Result<FetchedDocument, FetchError>, Never>
  /// When the request started.
  let start: Date
}

/// Callers with different copies get different responses.
struct DocumentKey: Hashable {
  let address: String
  let known: DocumentValidators
}

extension ResourceFetcher {
  /// How many recent documents are remembered.
  private static let documentMemory = 16

  /// The document at `url`, such as the JSON that names a widget's images. The rules and queues are the same as for
  /// images, and it is not requested again within the policy's `recall`. It is not stored on disk.
  ///
  /// Cancelling the caller does not end the wait, which the fetch limits bound.
  /// - Parameters:
  ///   - byteLimit: The maximum size, if less than the limit for images.
  ///   - known: The validators of the caller's copy (default: none, which always returns the contents).
  /// - Throws: Any ``FetchError`` except for `.notAPicture`.
  package func document(
    at url: URL, byteLimit: Int, since known: DocumentValidators = DocumentValidators()
  ) async throws(FetchError) -> FetchedDocument {
    let key = DocumentKey(address: url.pictureKey, known: known)
    documents = documents.filter { isRecent($0.value.start) }
    if let flight = documents[key] { return try await flight.task.value.get() }
    let start = clock.now()
    let task = Task { [source] in await source.document(at: url, byteLimit: byteLimit, since: known) }
    remember(InFlightDocument(task: task, start: start), as: key)
    let document = try await task.value.get()
    // A caller that has just received the document sends its validators.
    if document.data != nil, !document.validators.questions.isEmpty {
      let unchanged = FetchedDocument(data: nil, validators: document.validators)
      remember(
        InFlightDocument(task: Task { .success(unchanged) }, start: start),
        as: DocumentKey(address: key.address, known: document.validators))
    }
    return document
  }

  private func remember(_ flight: InFlightDocument, as key: DocumentKey) {
    if documents.count >= Self.documentMemory, let oldest = documents.min(by: { $0.value.start < $1.value.start }) {
      documents[oldest.key] = nil
    }
    documents[key] = flight
  }
}
