package import Foundation

/// What was heard of the address of a document, or is being heard.
struct InFlightDocument: Sendable {
  let task: Task<Result<FetchedDocument, FetchError>, Never>
  /// When it was asked for.
  let start: Date
}

/// A question for a document: askers that know different copies get different answers.
struct DocumentKey: Hashable {
  let address: String
  let known: DocumentValidators
}

extension ResourceFetcher {
  /// How many documents are remembered at once.
  private static let documentMemory = 16

  /// What is at `url`, such as the JSON that names a widget's pictures: asked for by the same rules and in the same turns as
  /// pictures, and not again within the policy's `recall`. Nothing of it is stored; its reader knows what is worth that.
  ///
  /// A caller that is cancelled waits all the same; the limits of the fetch bound the wait.
  /// - Parameters:
  ///   - byteLimit: The most bytes that it may have, if that is less than pictures may have.
  ///   - known: What its server said of the copy that the caller has; nothing unless given, and then there are bytes in
  ///     the answer.
  /// - Throws: Any ``FetchError`` but `.notAPicture`.
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
    // Who has just been given the document asks with what its server said of it.
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
