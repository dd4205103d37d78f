public import Foundation

/// Loads the list of chapters from the site.
public struct ChapterLoaderAdapter: ChapterLoader {
  private let networking: SharedComicNetworkingManager

  public init(networking: SharedComicNetworkingManager) { self.networking = networking }

  /// The chapters of a list, in its order, without progress.
  ///
  /// Diagnostics: see ``ComicHTMLParser/parseChapterList(data:charset:page:)``.
  /// - Parameter url: The URL of the list, made by ``URLFactory``. Nil is an error.
  /// - Throws: ``ComicSiteError``, or ``ComicParseError`` if the page has no chapter.
  public func loadChapters(url: URL?) async throws -> [Chapter] {
    let page = try await networking.page(from: url)
    return try ComicHTMLParser.parseChapterList(data: page.data, charset: page.charset, page: page.name)
      .map { $0.toChapter() }
  }
}
