public import Foundation
public import MarkupText

/// Finds the feeds that an HTML page links to.
public enum FeedDiscovery {
  /// A feed that a page links to.
  public struct Candidate: Hashable, Sendable {
    public var address: URL
    /// The title of the link.
    public var title: String?

    public init(address: URL, title: String? = nil) { (self.address, self.title) = (address, title) }
  }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json", "application/json",
    "application/xml", "text/xml", "text/rss", "text/atom",
  ]

  /// The feeds of `<link rel="alternate" type="application/rss+xml" href="…">` and other feed types, in page order,
  /// without duplicate URLs. Comment feeds come last. Empty if there are none, or if `data` is not a page.
  ///
  /// - Parameters:
  ///   - charset: The character encoding of the response, or the complete HTTP header `Content-Type`.
  ///   - address: The URL of the page, the base of its links unless it has a `<base>`.
  /// - Throws: ``MarkupError`` if the page cannot be parsed.
  public static func feeds(
    in page: Data, charset: String? = nil, address: URL? = nil
  ) throws(MarkupError) -> [Candidate] {
    let charset = charset.flatMap { $0.contains("/") ? ContentType($0).charset : $0 }
    let markup = try Markup.parse(page, as: .html, charset: charset)
    var base = address
    var found: [Candidate] = []
    for element in markup.elements {
      if element.name == "base", let href = element["href"], base == address {
        base = FeedAddress.url(href.trimmingCharacters(in: .whitespacesAndNewlines), base: address) ?? base
      }
      guard element.name == "link", let candidate = candidate(element, base: base),
        !found.contains(where: { $0.address == candidate.address })
      else { continue }
      found.append(candidate)
      if found.count == 100 { break }
    }
    return found.filter { !isOfComments($0) } + found.filter(isOfComments)
  }

  private static func candidate(_ element: MarkupElement, base: URL?) -> Candidate? {
    let relations = (element["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    let type = ContentType(element["type"] ?? "").type
    let isFeed = relations.contains("feed") || relations.contains("alternate") && types.contains(type)
    // WordPress links to its API this way.
    guard isFeed, let href = element["href"], !(type == "application/json" && href.contains("/wp-json/")),
      let url = FeedAddress.url(href.trimmingCharacters(in: .whitespacesAndNewlines), base: base)
    else { return nil }
    return Candidate(address: url, title: element["title"].flatMap { NormalizedText.text(of: $0.utf8) })
  }

  private static func isOfComments(_ candidate: Candidate) -> Bool {
    candidate.address.path.lowercased().contains("comments")
  }
}
