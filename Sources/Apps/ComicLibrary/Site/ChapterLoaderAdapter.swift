public import Foundation

/// Knows which chapters there are from the site's own list of them.
public struct ChapterLoaderAdapter: ChapterLoader {
  private let networking: SharedComicNetworkingManager

  /// Creates a loader; nothing is asked yet.
  public init(networking: SharedComicNetworkingManager) { self.networking = networking }

  /// The chapters in a list at an address, in its order; nothing of them is read yet.
  ///
  /// Diagnostics as ``ComicHTMLParser/parseChapterList(data:charset:page:)`` has them.
  /// - Parameter url: The list's address, as ``URLFactory`` makes it; nil is an error.
  /// - Throws: ``ComicSiteError``, or ``ComicParseError`` where the page has no chapter.
  public func loadChapters(url: URL?) async throws -> [Chapter] {
    let page = try await networking.page(from: url)
    return try ComicHTMLParser.parseChapterList(data: page.data, charset: page.charset, page: page.name)
      .map { $0.toChapter() }
  }
}
