import Foundation

/// Reads JSON Feed 1.0 and 1.1 (jsonfeed.org).
enum JSONFeedReader {
  /// Foundation's parser is recursive.
  private static let deepest = 100

  static func read(_ bytes: [UInt8], address: URL?, limits: FeedLimits) throws(FeedFormatError) -> ParsedFeed {
    guard depth(of: bytes) <= deepest else { throw .malformedJSON(reason: "nested deeper than \(deepest) levels") }
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(bytes)) } catch {
      throw .malformedJSON(reason: reason(error))
    }
    guard let object = value as? [String: Any], isFeed(object) else {
      throw .notAFeed(found: "JSON without the fields of a feed")
    }
    return feed(JSONFields(object), address: address, limits: limits)
  }

  private static func isFeed(_ object: [String: Any]) -> Bool {
    if (object["version"] as? String)?.contains("jsonfeed") == true { return true }
    return object["items"] is [Any]
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
      plain(object["name"] as? String, isHTML: false)
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

  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest, isText, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isText
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
      } else if !isText, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        deepest = max(deepest, depth)
      } else if !isText, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
    }
    return deepest
  }

  private static func reason(_ error: any Error) -> String {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return text.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? "syntax error"
  }
}
