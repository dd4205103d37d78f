import Foundation
import JSONText

/// The file of the widgets' data, decoded leniently: invalid values are nil.
struct LenientWidgetData: Decodable {
  var feedCount: Int?
  var unreadCount: Int?
  var todayCount: Int?
  var unreadTodayCount: Int?
  var starredCount: Int?
  /// Elements are nil if they are not objects; the array is nil if the value is not one.
  var unreadArticles: [LenientArticle?]?
  var starredArticles: [LenientArticle?]?
  var todayArticles: [LenientArticle?]?
  var lastUpdateTime: Date?

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: LenientKey.self)
    feedCount = object.first(["feedCount"])
    unreadCount = object.first(["currentUnreadCount", "totalUnreadCount"])
    todayCount = object.first(["currentTodayCount", "totalTodayCount"])
    unreadTodayCount = object.first(["totalTodayUnreadCount"])
    starredCount = object.first(["currentStarredCount", "totalStarredCount"])
    unreadArticles = object.articles("unreadArticles")
    starredArticles = object.articles("starredArticles")
    todayArticles = object.articles("todayArticles")
    lastUpdateTime = object.date("lastUpdateTime")
  }
}

/// An article, decoded leniently.
struct LenientArticle: Decodable {
  var id: String?
  var feedTitle: String?
  var articleTitle: String?
  var articleSummary: String?
  var feedIcon: Data?
  var feedIconPath: String?
  /// Whether there is an icon that is not Base64.
  var hasDamagedIcon: Bool
  var pubDate: String?

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: LenientKey.self)
    id = object.first(["id"]) ?? (object.first(["id"]) as Int?).map { "\($0)" }
    feedTitle = object.first(["feedTitle"])
    articleTitle = object.first(["articleTitle"])
    articleSummary = object.first(["articleSummary"])
    feedIcon = object.first(["feedIcon"])
    feedIconPath = object.first(["feedIconPath"])
    hasDamagedIcon = feedIcon == nil && object.holds("feedIcon")
    pubDate = object.first(["pubDate"]) ?? object.date("pubDate").map(PublicationDate.text)
  }
}

private struct LenientKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<LenientKey> {
  /// The value of the first of some fields that has the type `Value`.
  fileprivate func first<Value: Decodable>(_ names: [String]) -> Value? {
    for name in names {
      if let value = try? decodeIfPresent(Value.self, forKey: LenientKey(stringValue: name)) { return value }
    }
    return nil
  }

  /// Whether a field exists and is not null.
  fileprivate func holds(_ name: String) -> Bool {
    let key = LenientKey(stringValue: name)
    return contains(key) && (try? decodeNil(forKey: key)) == false
  }

  /// A date as `JSONEncoder` writes it by default, in seconds since 2001, or in ISO 8601.
  fileprivate func date(_ name: String) -> Date? {
    if let seconds: Double = first([name]), abs(seconds) < 1e11 { return Date(timeIntervalSinceReferenceDate: seconds) }
    guard let text: String = first([name]) else { return nil }
    return Date(looseISO8601: text)
  }

  fileprivate func articles(_ name: String) -> [LenientArticle?]? {
    let list: LenientList? = first([name])
    return list?.articles
  }
}

/// An array in which invalid elements are nil.
private struct LenientList: Decodable {
  var articles: [LenientArticle?] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let item = try list.superDecoder()
      articles.append(try? LenientArticle(from: item))
    }
  }
}
