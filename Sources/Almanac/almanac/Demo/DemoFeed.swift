import Foundation
import JSONText

/// A sample feed of a fictional site.
struct DemoFeed {
  let file: String
  let title: String
  private let site: String
  private let articles: [(minutesAgo: Int, title: String, summary: String)]

  static let all = [
    DemoFeed(
      file: "coastal-notes.json", title: "Coastal Notes", site: "https://coastal-notes.example",
      articles: [
        (25, "The lighthouse that counts whales", "Four cameras, one keeper and a notebook from 1911."),
        (190, "Low tide opens a road for nine minutes", "Twice a year the island of Sill can be reached on foot."),
        (1500, "A harbour made of ice & patience", "Every winter the village builds its quay again."),
        (4300, "Why gulls wait for the second ferry", "The first one has no kitchen."),
      ]),
    DemoFeed(
      file: "slow-engineer.json", title: "The Slow Engineer", site: "https://slow-engineer.example",
      articles: [
        (45, "A bridge made of wool", "It holds two sheep, which is two more than planned."),
        (300, "How to draw a cloud", "Start with the shadow; the rest is paper."),
        (1700, "Night trains are back, and so are their maps", "A timetable that fits on one postcard."),
        (8800, "The clock that is wrong on purpose", "Nine minutes fast since 1953, and nobody has missed a train."),
      ]),
    DemoFeed(
      file: "meadow-post.json", title: "The Meadow Post", site: "https://meadow-post.example",
      articles: [
        (70, "What bees know about Mondays", "A year with three hives on the roof of a school."),
        (420, "Seven gardens on one roof", "Vegetables grow on the fifth floor."),
        (2950, "The slowest snail wins", "A race in which everybody has time."),
      ]),
  ]

  static let starred = [
    "The lighthouse that counts whales", "How to draw a cloud", "Night trains are back, and so are their maps",
  ]
  static let read = [
    "Why gulls wait for the second ferry", "The clock that is wrong on purpose", "The slowest snail wins",
  ]

  func json(at now: Date) -> Data {
    let items = articles.map { article in
      let name = article.title.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
      let address = "\(site)/\(name.joined(separator: "-"))"
      let date = now.addingTimeInterval(-60 * Double(article.minutesAgo))
      return Feed.Item(
        id: address, url: address, title: article.title, contentText: article.summary,
        datePublished: date.formatted(.iso8601))
    }
    let feed = Feed(title: title, homePageUrl: "\(site)/", items: items)
    let encoder = JSONEncoder.stable(isPretty: true)
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return (try? encoder.encode(feed)) ?? Data()
  }

  private struct Feed: Encodable {
    struct Item: Encodable {
      let id: String
      let url: String
      let title: String
      let contentText: String
      let datePublished: String
    }

    var version = "https://jsonfeed.org/version/1.1"
    let title: String
    let homePageUrl: String
    let items: [Item]
  }
}
