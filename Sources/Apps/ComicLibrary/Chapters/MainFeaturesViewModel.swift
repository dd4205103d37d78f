public import Foundation
public import Observation

/// The list of chapters, and the current page of each part of the comic.
@MainActor
@Observable
public final class MainFeaturesViewModel {
  /// In the order of the list that was loaded last.
  public private(set) var chapters: [Chapter] = []
  /// Set by ``startNextChapter(_:)``.
  public private(set) var nextChapterToRead: Chapter?

  private var lastReadSpecialPage: Int
  private var lastReadMainStoryPage: Int
  @ObservationIgnored private let loader: any ChapterLoader
  @ObservationIgnored private let userDefaults: UserDefaults

  /// The app's keys.
  private enum Key {
    static let specials = "lastReadSpecialPage"
    static let story = "lastReadMainStoryPage"
  }

  /// The page on which the first special starts.
  private static let firstSpecialPage = 168

  /// - Parameters:
  ///   - loader: Loads the chapters.
  ///   - userDefaults: Stores the current pages as numbers: `lastReadSpecialPage` (default: 168) and
  ///     `lastReadMainStoryPage` (default: 0).
  public init(loader: any ChapterLoader, userDefaults: UserDefaults = .standard) {
    (self.loader, self.userDefaults) = (loader, userDefaults)
    lastReadSpecialPage = userDefaults.object(forKey: Key.specials) as? Int ?? Self.firstSpecialPage
    lastReadMainStoryPage = userDefaults.object(forKey: Key.story) as? Int ?? 0
  }

  /// Loads the chapters in a language. If that fails, the current chapters stay.
  ///
  /// - Throws: The errors of the loader.
  public func loadData(language: ComicLanguage) async throws {
    try await loadData(from: URLFactory.makeURL(language: language, pathComponent: .chapterList))
  }

  /// Loads the chapters of a list. If that fails, the current chapters stay.
  ///
  /// - Parameter url: The URL of the list. Nil is an error of the loader.
  /// - Throws: The errors of the loader.
  public func loadData(from url: URL?) async throws {
    chapters = try await loader.loadChapters(url: url)
  }

  /// The page of a part of the comic that was viewed last.
  public func getCurrentPageNumber(for type: ComicType) -> Int {
    switch type {
    case .story: lastReadMainStoryPage
    case .specials: lastReadSpecialPage
    }
  }

  /// Sets the chapter to be opened next.
  public func startNextChapter(_ chapter: Chapter) {
    nextChapterToRead = chapter
  }
}

extension MainFeaturesViewModel: ComicPageStore {
  /// Stores the page of a part of the comic that was viewed last.
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
