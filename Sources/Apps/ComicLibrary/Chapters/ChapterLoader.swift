public import Foundation

public protocol ChapterLoader: Sendable {
  /// The chapters of a list, in its order, without progress.
  ///
  /// - Parameter url: The URL of the list. Nil is an error.
  func loadChapters(url: URL?) async throws -> [Chapter]
}
