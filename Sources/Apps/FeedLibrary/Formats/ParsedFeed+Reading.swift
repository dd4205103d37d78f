public import Foundation
internal import MarkupText

extension ParsedFeed {
  /// Reads RSS (0.9x, 1.0, 2.0), Atom (0.3, 1.0) or JSON Feed (1.0, 1.1), whatever its declared type.
  ///
  /// Repairs damaged documents, with diagnostics about `DiagnosticLog.place`, the file or URL. Articles with the same
  /// identifier are distinguished by their links and titles. Duplicates after the first, and empty articles, are left
  /// out.
  ///
  /// - Parameters:
  ///   - charset: The character encoding of the response, or the complete HTTP header `Content-Type`.
  ///   - address: The URL of the document, the base of relative links unless it is a file.
  /// - Throws: ``FeedFormatError``: `.empty`, `.tooLarge` beyond 20 MiB, `.notAFeed`, `.notText`, `.malformedJSON`
  ///   and `.outOfMemory`.
  public static func read(
    _ data: Data, charset: String? = nil, address: URL? = nil
  ) throws(FeedFormatError) -> ParsedFeed {
    try read(data, charset: charset, address: address, limits: .standard)
  }

  static func read(
    _ data: Data, charset: String? = nil, address: URL? = nil, limits: FeedLimits
  ) throws(FeedFormatError) -> ParsedFeed {
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    if let kind = FeedBytes.binaryKind(of: data) { throw .notText(found: kind) }
    let charset = charset.flatMap { $0.contains("/") ? ContentType($0).charset : $0 }
    let (bytes, controls): ([UInt8], Int)
    do throws(MarkupError) {
      (bytes, controls) = try FeedBytes.utf8(of: data, charset: charset)
    } catch {
      throw .outOfMemory
    }
    guard let first = bytes.first(where: { $0 > 0x20 }) else { throw .empty }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try JSONFeedReader.read(bytes, controls: controls, address: address, limits: limits)
    }
    return try markup(bytes, controls: controls, address: address, limits: limits)
  }

  private static func markup(
    _ bytes: [UInt8], controls: Int, address: URL?, limits: FeedLimits
  ) throws(FeedFormatError) -> ParsedFeed {
    var reader = FeedReader(address: address, limits: limits)
    let outcome = LenientMarkupParser.read(bytes, to: &reader)
    reader.finish()
    guard reader.isFeed else {
      throw .notAFeed(found: UnknownDocument.name(root: reader.rootName, bytes: bytes))
    }
    let repairs = outcome.repairCount + reader.repairCount + controls
    if repairs > 0 { FeedDiagnostics.reportDamage(of: "XML", repairs: repairs) }
    let articles = reader.articles.finish(problems: &reader.problems)
    reader.problems.finish()
    let feed = reader.feed
    func url(_ text: String?) -> URL? { text.flatMap { FeedAddress.url($0, base: reader.base) } }
    return ParsedFeed(
      format: reader.isAtom ? .atom : .rss, title: feed.title, siteAddress: url(feed.link),
      iconAddress: url(feed.icon) ?? url(feed.image) ?? url(feed.logo), language: feed.language, articles: articles)
  }
}

/// Describes documents that are not feeds.
enum UnknownDocument {
  /// Whether a document that is not a list of feeds looks like a feed.
  static func isFeed(root: String?, bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(2_000), as: UTF8.self).drop { $0.isWhitespace }
    // Strings in JSON may contain tags.
    if start.hasPrefix("{") { return start.contains("jsonfeed.org/version") }
    return root.map { ["rss", "rdf:rdf", "feed"].contains($0) } ?? false
  }

  static func name(root: String?, bytes: [UInt8]) -> String {
    switch root {
    case "html", "head", "body": return "an HTML page"
    case "opml": return "a list of feeds (OPML)"
    case "svg": return "an SVG image"
    case let root?: return "a document with the root element “\(root.prefix(40))”"
    case nil: break
    }
    if bytes.starts(with: "%PDF".utf8) { return "a PDF" }
    if bytes.starts(with: "BEGIN:VCALENDAR".utf8) { return "a calendar" }
    return "text without tags"
  }
}

extension ParsedArticle {
  /// The maximum length of a summary in characters.
  static let summaryLength = 500
}
