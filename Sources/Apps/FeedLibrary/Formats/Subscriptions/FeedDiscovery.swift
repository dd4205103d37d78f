public import Foundation
public import MarkupText

/// Finds the feeds that a page of HTML names.
public enum FeedDiscovery {
  /// A feed that a page names.
  public struct Candidate: Hashable, Sendable {
    /// Where it is.
    public var address: URL
    /// What the page calls it; nil where it does not.
    public var title: String?

    /// Creates a candidate.
    public init(address: URL, title: String? = nil) { (self.address, self.title) = (address, title) }
  }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/feed+json", "application/json",
    "application/xml", "text/xml", "text/rss", "text/atom",
  ]

  /// The feeds of `<link rel="alternate" type="application/rss+xml" href="…">` and of the other types, in the page's order;
  /// those of comments last, and no address twice. Empty for a page that names none, and for what is no page.
  ///
  /// - Parameters:
  ///   - charset: The character encoding that the bytes came with, or all of HTTP's `Content-Type`.
  ///   - address: Where the page is from, which its links are relative to unless it has a `<base>`.
  /// - Throws: ``MarkupError`` where the page cannot be parsed.
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
    // WordPress names its interface so.
    guard isFeed, let href = element["href"], !(type == "application/json" && href.contains("/wp-json/")),
      let url = FeedAddress.url(href.trimmingCharacters(in: .whitespacesAndNewlines), base: base)
    else { return nil }
    return Candidate(address: url, title: element["title"].flatMap { NormalizedText.text(of: $0.utf8) })
  }

  private static func isOfComments(_ candidate: Candidate) -> Bool {
    candidate.address.path.lowercased().contains("comments")
  }
}
