import ArgumentParser
import FeedLibrary
import Foundation
import ToolOptions
import ToolReports

struct FeedsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the article of a widget's link, or all articles of its feed, as JSON.",
    discussion: """
      Exit codes: 65 for an invalid link, 66 for an unknown article or feed.

      Examples:
        almanac feeds show "nnw://showunread?id=5f1c9a77e0"
        xdg-open "$(almanac feeds show 5f1c9a77e0 | jq -r .link)"
      """)

  @Argument(help: ArgumentHelp("A link, or the identifier of an article.", valueName: "LINK|ID"))
  var link: String

  @OptionGroup var day: DayOptions

  func run() async throws {
    try await FeedCommandContext.working {
      // An invalid link is reported before anything is read.
      let target = try target()
      let store = try FeedCommandContext.existing()
      if case .list = target { day.zone.reportDiagnostics() }
      switch target {
      case .article(let id): try ArticleReport(store.article(id)).printJSON()
      case .list(let choice): try store.articles(choice).map { ArticleReport($0) }.printJSON()
      }
    }
  }

  private enum Target {
    case article(String)
    case list(ArticleChoice)
  }

  private func target() throws(ToolError) -> Target {
    guard link.contains(":") else { return .article(link) }
    do throws(WidgetDeepLinkError) {
      guard let url = URL(string: link) else { throw .otherScheme(link: String(link.prefix(200))) }
      let link = try WidgetDeepLink(url: url)
      if let id = link.articleID { return .article(id) }
      switch link {
      case .today, .todayArticle: return .list(.today(now: day.clock.now, timeZone: day.zone.timeZone))
      case .starred, .starredArticle: return .list(.starred)
      case .unread, .unreadArticle: return .list(.unread)
      }
    } catch {
      throw ToolError("\(error)".printable, exitCode: .badData)
    }
  }
}
