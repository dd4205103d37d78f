import ComicLibrary
import Foundation
import Observation
import Synchronization
import Testing

@MainActor @Suite struct MainFeaturesViewModelTests {
  private static let address = URL(string: "https://example.org/en/chapters.html")
  private let loader = KnownChapters()
  private let suite = "almanac-\(UUID())"

  private func model() throws -> MainFeaturesViewModel {
    MainFeaturesViewModel(loader: loader, userDefaults: try #require(UserDefaults(suiteName: suite)))
  }

  private func cleaning(_ body: () async throws -> Void) async throws {
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    try await body()
  }

  @Test func `reading starts at the first pages of both parts`() async throws {
    try await cleaning {
      let model = try model()
      #expect(model.chapters.isEmpty && model.nextChapterToRead == nil)
      #expect(model.getCurrentPageNumber(for: .story) == 0 && model.getCurrentPageNumber(for: .specials) == 168)
    }
  }

  @Test func `pages are stored for each part, with the app's keys`() async throws {
    try await cleaning {
      let model = try model()
      model.updateCurrentPageNumber(42, comicType: .story)
      #expect(model.getCurrentPageNumber(for: .story) == 42 && model.getCurrentPageNumber(for: .specials) == 168)
      model.updateCurrentPageNumber(190, comicType: .specials)
      let again = try self.model()
      #expect(again.getCurrentPageNumber(for: .story) == 42 && again.getCurrentPageNumber(for: .specials) == 190)
      let defaults = try #require(UserDefaults(suiteName: suite))
      #expect(defaults.integer(forKey: "lastReadMainStoryPage") == 42)
      #expect(defaults.integer(forKey: "lastReadSpecialPage") == 190)
    }
  }

  @Test func `chapters are loaded from their URL, and stay if that fails`() async throws {
    try await cleaning {
      let model = try model()
      try await model.loadData(from: Self.address)
      #expect(model.chapters == [.numbered(1), .numbered(2)] && loader.address == Self.address)
      await #expect(throws: URLError.self) { try await model.loadData(from: nil) }
      #expect(model.chapters.count == 2)
    }
  }

  @Test(arguments: ComicLanguage.allCases)
  func `a language's chapters are loaded from its list`(language: ComicLanguage) async throws {
    try await cleaning {
      let model = try model()
      try await model.loadData(language: language)
      let address = "https://www.dragonball-multiverse.com/\(language.rawValue)/chapters.html?comic=page&chaptersmode=1"
      #expect(model.chapters.count == 2 && loader.address?.absoluteString == address)
    }
  }

  @Test func `observers are notified of the next chapter`() async throws {
    try await cleaning {
      let model = try model()
      let isTold = Mutex(false)
      withObservationTracking {
        _ = model.nextChapterToRead
      } onChange: {
        isTold.withLock { $0 = true }
      }
      model.startNextChapter(.numbered(2))
      #expect(model.nextChapterToRead == .numbered(2))
      #expect(isTold.withLock { $0 })
    }
  }

  /// Two chapters at every URL, and none without a URL.
  private final class KnownChapters: ChapterLoader {
    private let asked = Mutex<URL?>(nil)
    var address: URL? { asked.withLock { $0 } }

    func loadChapters(url: URL?) async throws -> [Chapter] {
      guard let url else { throw URLError(.badURL) }
      asked.withLock { $0 = url }
      return [.numbered(1), .numbered(2)]
    }
  }
}
