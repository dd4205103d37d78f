import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions
import ToolReports

struct FeedsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the articles, newest first, or the feeds.",
    discussion: """
      Unread articles are marked with *, starred ones with ★. The other commands accept the short identifiers; JSON \
      has the complete ones.

      Examples:
        almanac feeds list --unread
        almanac feeds list --feeds --json
      """)

  @Flag(help: "List these articles (default: all), or the feeds.")
  var choice: Choice?

  // Otherwise a negative number would be parsed as an unknown option.
  @Option(parsing: .unconditional, help: "The maximum number of articles (default: no limit).")
  var limit: Int?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var day: DayOptions

  enum Choice: String, EnumerableFlag {
    case unread, today, starred, feeds
  }

  func validate() throws {
    if let limit, limit < 0 { throw ValidationError("--limit must not be negative.") }
  }

  func run() async throws {
    try await FeedCommandContext.working {
      let store = try FeedCommandContext.existing()
      if choice == .feeds { return try list(store.feeds(), unread: store.unreadCounts()) }
      day.zone.reportDiagnostics()
      try list(store.articles(articles, limit: limit))
    }
  }

  private var articles: ArticleChoice {
    switch choice {
    case .unread: .unread
    case .starred: .starred
    case .today: .today(now: day.clock.now, timeZone: day.zone.timeZone)
    case .feeds, nil: .all
    }
  }

  private func list(_ articles: [StoredArticle]) throws {
    if json { return try articles.map { ArticleReport($0) }.printJSON() }
    for article in articles { try Console.print(ArticleReport.line(article, in: day.zone.timeZone)) }
  }

  private func list(_ feeds: [StoredFeed], unread: [URL: Int]) throws {
    let reports = feeds.map { FeedReport($0, unread: unread[$0.address] ?? 0) }
    if json { return try reports.printJSON() }
    for line in reports.flatMap(\.lines) { try Console.print(line) }
  }
}
