public import Foundation

/// What knows which chapters there are.
public protocol ChapterLoader: Sendable {
  /// The chapters in a list at an address, in its order; nothing of them is read yet.
  ///
  /// - Parameter url: The list's address; nil, for one that could not be made, is an error.
  func loadChapters(url: URL?) async throws -> [Chapter]
}
