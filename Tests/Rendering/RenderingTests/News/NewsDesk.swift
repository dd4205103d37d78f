import BundledWidgets
import Foundation
import Graphics
import ImageCodecs
import Localization
import Rendering
import Testing
import Timelines
import Widgets

/// A temporary home with the news reader's container.
final class NewsDesk: Sendable {
  /// The current date: 21 November 2026, 8:00 GMT.
  static let now = TestWidget.now

  let home: URL
  private let container: URL

  init() throws {
    home = FileManager.default.temporaryDirectory.appending(path: "almanac-news-\(UUID())")
    container = home.appending(path: "groups/group.com.ranchero.NetNewsWire.iOS")
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The fields of the file, by their documented names.
  struct Saved: Encodable {
    var feedCount: Int?
    var currentUnreadCount = 0
    var currentTodayCount = 0
    var totalTodayUnreadCount: Int?
    var currentStarredCount = 0
    var unreadArticles: [Article] = []
    var starredArticles: [Article] = []
    var todayArticles: [Article] = []
    var lastUpdateTime = NewsDesk.now
  }

  struct Article: Encodable {
    var id: String
    var feedTitle = "Coastal Notes"
    var articleTitle: String?
    var articleSummary: String?
    var feedIcon: Data?
    var pubDate = "2026-11-21T07:35:00Z"
  }

  /// Saves data like the reader's app.
  func put(_ saved: Saved) throws { try put(JSONEncoder().encode(saved)) }

  /// Writes a file like another program.
  func put(_ data: Data) throws { try data.write(to: container.appending(path: "widget-data.json")) }

  /// Writes the same articles into all three lists.
  func put(_ articles: [Article], count: Int? = nil, savedAt date: Date = NewsDesk.now) throws {
    let count = count ?? articles.count
    try put(
      Saved(
        currentUnreadCount: count, currentTodayCount: count, currentStarredCount: count, unreadArticles: articles,
        starredArticles: articles, todayArticles: articles, lastUpdateTime: date))
  }

  /// Seven articles of four feeds, from this morning to another year.
  static func articles(_ texts: [(title: String, feed: String)] = NewsTexts.english) throws -> [Article] {
    let icons = try [0xFF1B_6CA8, 0xFF8A_3B12, 0xFF2F_7D3B].map { try icon($0) } + [nil]
    let dates = [
      "2026-11-21T07:35:00Z", "2026-11-21T06:20:00Z", "2026-11-21T00:04:00Z", "2026-11-20T21:30:00Z",
      "2026-11-18T12:00:00Z", "2026-08-02T12:00:00Z", "2025-12-24T18:00:00Z",
    ]
    return dates.indices.map { index in
      let (title, feed) = texts[index % texts.count]
      return Article(
        id: "article-\(index)", feedTitle: feed, articleTitle: title, feedIcon: icons[index % 4], pubDate: dates[index])
    }
  }

  /// A square of 28 pixels in one colour.
  static func icon(_ color: UInt32) throws -> Data {
    try PNGEncoder.encode(
      Bitmap(pixelSize: PixelSize(width: 28, height: 28), isOpaque: true) { bytes in
        bytes.bindMemory(to: UInt32.self).update(repeating: color)
      })
  }

  func picture(
    of kind: String, _ request: RenderRequest, locale: String = "en_US", timeZone: TimeZone = .gmt,
    now: Date = NewsDesk.now
  ) async throws -> RenderedFrame {
    try await renderer(locale: locale, timeZone: timeZone, now: now)
      .currentPicture(of: try ComicShelf.kind(kind), request, as: .png)
  }

  func pictures(of kind: String, timeZone: TimeZone, now: Date) async throws -> [RenderedFrame] {
    try await renderer(timeZone: timeZone, now: now)
      .allPictures(of: try ComicShelf.kind(kind), RenderRequest(family: .systemMedium), as: .png)
  }

  /// The alternative text of a medium picture.
  func text(of kind: String = "unread", locale: String = "en_US", timeZone: TimeZone = .gmt) async throws -> String {
    try await picture(of: kind, RenderRequest(family: .systemMedium), locale: locale, timeZone: timeZone)
      .lowered.accessibilityText
  }

  private func renderer(locale: String = "en_US", timeZone: TimeZone, now: Date) -> WidgetRenderer {
    WidgetRenderer(
      world: World(
        now: now, locale: Locale(identifier: locale), timeZone: timeZone, stringTables: StringTables(main: .main),
        groupContainers: home.appending(path: "groups"), timeLimit: TimeLimit(.seconds(3600))))
  }
}

/// Titles and feeds of fictional sites.
enum NewsTexts {
  static let english = [
    (title: "The lighthouse that counts whales", feed: "Coastal Notes"),
    (title: "A bridge made of wool", feed: "The Slow Engineer"),
    (title: "What bees know about Mondays", feed: "Meadow Journal"),
    (title: "Night trains are back", feed: "Rail & River"),
  ]
  static let german = [
    (title: "Der Leuchtturm, der Wale zählt", feed: "Küstennotizen"),
    (title: "Straßenbahnhaltestellenverzeichnis in neuer Auflage erschienen", feed: "Verkehrsrundschau"),
  ]
  static let arabic = [
    (title: "المنارة التي تعدّ الحيتان", feed: "مذكرات الساحل"),
    (title: "عودة قطارات الليل إلى المدن البعيدة مع خرائطها القديمة وأجراسها الكثيرة", feed: "سكة ونهر"),
  ]
  static let japanese = [
    (title: "クジラを数える灯台", feed: "海辺の手帖"),
    (title: "夜行列車が帰ってきた、懐かしい地図と駅弁と星空といっしょに、もう一度", feed: "鉄道と川"),
  ]
  /// Seven rows of these make a small file.
  static let short = [(title: "Whales", feed: "Coast"), (title: "Wool", feed: "Meadow")]
  /// The same with one long headline.
  static let headline =
    [(title: "A keeper learns whose shadow climbs the lantern tower by night", feed: "Coast")]
    + Array(repeating: short, count: 3).joined()
  static let shortArabic = [(title: "جسر", feed: "الساحل"), (title: "خبز وملح", feed: "المطبخ")]
  static let long = [
    (
      title: "In which the keeper of the last lantern learns whose shadow climbs the tower by night",
      feed: "The Quarterly Review of Improbable Lighthouses and Other Coastal Architecture"
    )
  ]
}
