import Foundation
import JSONText

/// Reads JSON Feed 1.0 and 1.1 (jsonfeed.org).
enum JSONFeedReader {
  static func read(
    _ bytes: [UInt8], controls: Int, address: URL?, limits: FeedLimits
  ) throws(FeedFormatError) -> ParsedFeed {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes, deepestLevel: 100, allowsTrailingCommas: true)
    } catch {
      throw .malformedJSON(reason: error.description)
    }
    guard case .object(let object) = JSONValue(document.root), isFeed(object) else {
      throw .notAFeed(found: "JSON without the fields of a feed")
    }
    let parsed = feed(JSONFields(object), address: address, limits: limits)
    let repairs = controls + (document.loneSurrogates?.count ?? 0)
    if repairs > 0 { FeedDiagnostics.reportDamage(of: "JSON", repairs: repairs) }
    return parsed
  }

  private static func isFeed(_ object: JSONObject) -> Bool {
    if case .string(let version) = object["version"], version.contains("jsonfeed") { return true }
    if case .array = object["items"] { return true }
    return false
  }

  private static func feed(_ object: JSONFields, address: URL?, limits: FeedLimits) -> ParsedFeed {
    var (fields, problems, articles) = (object, FeedDiagnostics(), ArticleList(limit: limits.articles))
    let base = address?.isFileURL == true ? nil : address
    func url(_ text: String?) -> URL? { text.flatMap { FeedAddress.url($0, base: base) } }
    var feed = ParsedFeed(format: .json, title: plain(fields.text("title"), isHTML: false))
    feed.siteAddress = url(fields.text("home_page_url"))
    feed.iconAddress = url(fields.text("icon")) ?? url(fields.text("favicon"))
    feed.language = fields.text("language")
    let author = self.author(&fields)
    for (index, item) in fields.list("items").enumerated() {
      var item = JSONFields(item)
      var article = self.article(&item, url: url, problems: &problems)
      let isEmpty = article == ParsedArticle(id: "")
      article.author = article.author ?? author
      articles.append(isEmpty ? ParsedArticle(id: "") : article)
      if !item.unusable.isEmpty {
        problems.report(
          "feed.field-unusable",
          "item \(index + 1) has fields of a wrong type: \(item.unusable.joined(separator: ", "))")
      }
    }
    if !fields.has("items") { problems.report("feed.field-unusable", "`items` is missing; the feed has no articles") }
    if !fields.unusable.isEmpty {
      problems.report(
        "feed.field-unusable", "the feed has fields of a wrong type: \(fields.unusable.joined(separator: ", "))")
    }
    feed.articles = articles.finish(problems: &problems)
    problems.finish()
    return feed
  }

  private static func article(
    _ item: inout JSONFields, url: (String?) -> URL?, problems: inout FeedDiagnostics
  ) -> ParsedArticle {
    var article = ParsedArticle(id: item.identifier("id")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
    article.title = plain(item.text("title"), isHTML: false)
    let summary = plain(item.text("summary"), isHTML: false) ?? plain(item.text("content_text"), isHTML: false)
    article.summary = (summary ?? plain(item.text("content_html"), isHTML: true))?.cut(to: ParsedArticle.summaryLength)
    article.link = url(item.text("url")) ?? url(item.text("external_url"))
    article.author = author(&item)
    article.published = date(item.text("date_published"), problems: &problems)
    article.updated = date(item.text("date_modified"), problems: &problems)
    return article
  }

  /// Version 1.1 has `authors`, 1.0 `author`.
  private static func author(_ fields: inout JSONFields) -> String? {
    let names = (fields.objects("authors") + fields.objects("author")).prefix(10).compactMap { object in
      if case .string(let name) = object["name"] { plain(name, isHTML: false) } else { nil }
    }
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    return unique.isEmpty ? nil : unique.joined(separator: ", ")
  }

  /// Titles are plain text in the specification, but many feeds use HTML.
  private static func plain(_ text: String?, isHTML: Bool) -> String? {
    guard let text else { return nil }
    let bytes = PlainText.text(ofHTML: ArraySlice(text.utf8), isGuessed: !isHTML, limit: FeedReader.textLimit)
    return NormalizedText.text(of: bytes.prefix(FeedReader.textLimit))
  }

  private static func date(_ text: String?, problems: inout FeedDiagnostics) -> Date? {
    guard let text else { return nil }
    let date = FeedDate.parse(text)
    if date == nil {
      problems.report("feed.date-unusable", "invalid date, ignored: “\(text.prefix(60))”")
    }
    return date
  }
}
