import Foundation

@testable import FeedLibrary

/// A temporary folder for a store; removed at the end.
final class FeedFixture: Sendable {
  /// 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)
  static let address = URL(string: "https://example.org/feed") ?? URL(fileURLWithPath: "/")

  let directory: URL
  var url: URL { directory.appending(path: "feeds/library.sqlite") }
  var container: URL { directory.appending(path: "container", directoryHint: .isDirectory) }

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "almanac-feeds-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// A store that contains a feed with some articles.
  func store(_ articles: [ParsedArticle] = [], bounds: FeedStoreLimits = FeedStoreLimits()) throws -> FeedStore {
    let store = try FeedStore(at: url, bounds: bounds)
    try store.add([StoredFeed(address: Self.address)], at: Self.now)
    try store.merge(articles)
    return store
  }

  /// Writes a file in the place of the store.
  func put(_ data: Data) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

extension FeedStore {
  /// Merges articles of the fixture's feed, some days after `now`.
  @discardableResult
  func merge(_ articles: [ParsedArticle], days: Double = 0, into address: URL = FeedFixture.address) throws
    -> FeedChanges
  {
    let feed = ParsedFeed(format: .rss, title: "Harbour News", articles: articles)
    return try merge(feed, into: address, at: .days(days), validators: FeedValidators())
  }

  /// The titles of articles, newest first.
  func titles(_ choice: ArticleChoice = .all) throws -> [String] { try articles(choice).map { $0.title ?? "–" } }

  func id(_ title: String) throws -> String { try articles(.all).first { $0.title == title }?.id ?? "" }
}

extension Date {
  /// Days after the fixture's `now`.
  static func days(_ count: Double) -> Date { FeedFixture.now + count * 86_400 }
}

extension ParsedArticle {
  /// An article whose identifier is its title.
  static func named(_ title: String, days: Double? = nil, updated: Double? = nil) -> ParsedArticle {
    ParsedArticle(
      id: title, title: title, link: URL(string: "https://example.org/\(title)"), published: days.map { .days($0) },
      updated: updated.map { .days($0) })
  }
}
