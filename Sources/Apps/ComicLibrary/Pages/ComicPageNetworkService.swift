public import Foundation

public protocol ComicPageNetworkService: Sendable {
  /// The image on a page of the site.
  ///
  /// - Parameter url: The URL of the page. Nil is an error.
  func fetchImageData(from url: URL?) async throws -> Data
}

/// Stores the progress of chapters.
@MainActor
public protocol ChapterProgressHandler {
  /// Marks a chapter as finished.
  func markChapterAsRead(_ chapter: Chapter) throws

  /// Stores the page that was viewed last.
  func updateLastReadPage(page: Int, chapter: Chapter) throws
}
