package import Foundation

/// What was heard of the address of a document, or is being heard.
struct DocumentFlight: Sendable {
  let task: Task<Result<Data, FetchError>, Never>
  /// When it was asked for.
  let start: Date
}

extension PictureFetcher {
  /// How many documents are remembered at once.
  private static let documentMemory = 16

  /// What is at `url`, such as the JSON that names a widget's pictures: asked for by the same rules and in the same turns as
  /// pictures, and not again within the policy's `recall`. Nothing of it is stored; its reader knows what is worth that.
  ///
  /// A caller that is cancelled waits all the same; the limits of the fetch bound the wait.
  /// - Parameter byteLimit: The most bytes that it may have, if that is less than pictures may have.
  /// - Throws: Any ``FetchError`` but `.notAPicture`.
  package func document(at url: URL, byteLimit: Int) async throws(FetchError) -> Data {
    let key = url.pictureKey
    documents = documents.filter { isRecent($0.value.start) }
    if let known = documents[key] { return try await known.task.value.get() }
    if documents.count >= Self.documentMemory, let oldest = documents.min(by: { $0.value.start < $1.value.start }) {
      documents[oldest.key] = nil
    }
    let task = Task { [source] in await source.document(at: url, byteLimit: byteLimit) }
    documents[key] = DocumentFlight(task: task, start: clock.now())
    return try await task.value.get()
  }
}
