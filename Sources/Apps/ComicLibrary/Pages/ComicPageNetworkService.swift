public import Foundation

/// What fetches pages.
public protocol ComicPageNetworkService: Sendable {
  /// The picture on the page at an address.
  ///
  /// - Parameter url: The page's address; nil, for one that could not be made, is an error.
  func fetchImageData(from url: URL?) async throws -> Data
}

/// Where it is kept how far chapters have been read.
@MainActor
public protocol ChapterProgressHandler {
  /// Keeps that a chapter has been read to its end.
  func markChapterAsRead(_ chapter: Chapter) throws

  /// Keeps the page that was looked at last.
  func updateLastReadPage(page: Int, chapter: Chapter) throws
}
