public import Foundation
public import Observation

/// The chapters that a reader chooses from, and the pages at which the two parts of the comic are being read.
@MainActor
@Observable
public final class MainFeaturesViewModel {
  /// The chapters in the order of the list that was loaded last; none before.
  public private(set) var chapters: [Chapter] = []
  /// The chapter to be opened next; nil before ``startNextChapter(_:)``.
  public private(set) var nextChapterToRead: Chapter?

  private var lastReadSpecialPage: Int
  private var lastReadMainStoryPage: Int
  @ObservationIgnored private let loader: any ChapterLoader
  @ObservationIgnored private let userDefaults: UserDefaults

  /// The app's keys for the pages that were looked at last.
  private enum Key {
    static let specials = "lastReadSpecialPage"
    static let story = "lastReadMainStoryPage"
  }

  /// The page on which the first special begins.
  private static let firstSpecialPage = 168

  /// - Parameters:
  ///   - loader: What knows the chapters.
  ///   - userDefaults: Where the pages that were looked at last are kept, as numbers: `lastReadSpecialPage` (168 unless
  ///     there) and `lastReadMainStoryPage` (0 unless there).
  public init(loader: any ChapterLoader, userDefaults: UserDefaults = .standard) {
    (self.loader, self.userDefaults) = (loader, userDefaults)
    lastReadSpecialPage = userDefaults.object(forKey: Key.specials) as? Int ?? Self.firstSpecialPage
    lastReadMainStoryPage = userDefaults.object(forKey: Key.story) as? Int ?? 0
  }

  /// Loads the chapters in a language. Where that fails, those that were there stay.
  ///
  /// - Throws: What the loader throws.
  public func loadData(language: ComicLanguage) async throws {
    try await loadData(from: URLFactory.makeURL(language: language, pathComponent: .chapterList))
  }

  /// Loads the chapters of a list. Where that fails, those that were there stay.
  ///
  /// - Parameter url: The list's address; nil, for one that could not be made, is the loader's error.
  /// - Throws: What the loader throws.
  public func loadData(from url: URL?) async throws {
    chapters = try await loader.loadChapters(url: url)
  }

  /// The page that was looked at last of a part of the comic.
  public func getCurrentPageNumber(for type: ComicType) -> Int {
    switch type {
    case .story: lastReadMainStoryPage
    case .specials: lastReadSpecialPage
    }
  }

  /// Makes a chapter the one to be opened next.
  public func startNextChapter(_ chapter: Chapter) {
    nextChapterToRead = chapter
  }
}

extension MainFeaturesViewModel: ComicPageStore {
  /// Keeps the page that is being read of a part of the comic.
  public func updateCurrentPageNumber(_ pageNumber: Int, comicType: ComicType) {
    switch comicType {
    case .story:
      lastReadMainStoryPage = pageNumber
      userDefaults.set(pageNumber, forKey: Key.story)
    case .specials:
      lastReadSpecialPage = pageNumber
      userDefaults.set(pageNumber, forKey: Key.specials)
    }
  }
}
