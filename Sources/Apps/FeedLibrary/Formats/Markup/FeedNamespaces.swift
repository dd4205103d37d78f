/// Maps the namespace prefixes of a feed to the usual ones.
struct FeedNamespaces {
  /// The number of bindings, to restore at the end of an element.
  private(set) var count = 0
  private var bindings: [(prefix: String, usual: String)] = []
  private var elements: [String: FeedElement] = [:]

  /// Adds a binding of an attribute.
  mutating func bind(_ name: String, to address: String) {
    guard bindings.count < 200 else { return }
    let prefix = name.hasPrefix("xmlns:") ? name.dropFirst("xmlns:".count).lowercased() : ""
    let address = address.lowercased()
    // All of UserLand's namespaces are RSS.
    let usual = address.contains("backend.userland.com/rss") ? "" : Self.usual[address]
    bindings.append((prefix, usual ?? prefix))
    count = bindings.count
    elements.removeAll(keepingCapacity: true)
  }

  /// Removes the bindings after the first `count`.
  mutating func forget(after count: Int) {
    guard count < bindings.count else { return }
    bindings.removeSubrange(count...)
    self.count = count
    elements.removeAll(keepingCapacity: true)
  }

  /// The meaning of a lower-case element name as written. An unbound prefix has its usual meaning.
  mutating func element(_ name: String) -> FeedElement {
    if let element = elements[name] { return element }
    let colon = name.firstIndex(of: ":")
    let prefix = colon.map { String(name[..<$0]) } ?? ""
    let usual = bindings.last { $0.prefix == prefix }?.usual ?? prefix
    let local = colon.map { String(name[name.index(after: $0)...]) } ?? name
    let element = FeedElement(name: usual.isEmpty ? local : "\(usual):\(local)")
    if elements.count < 1_000 { elements[name] = element }
    return element
  }

  /// URLs in lower case, because their case is often wrong.
  private static let usual: [String: String] = [
    "http://blogs.law.harvard.edu/tech/rss": "", "http://purl.org/rss/1.0/": "",
    "http://my.netscape.com/rdf/simple/0.9/": "", "http://channel.netscape.com/rdf/simple/0.9/": "",
    "http://purl.org/net/rss1.1#": "", "http://purl.org/rss/1.0/modules/rss091#": "",
    "http://example.com/newformat#": "", "http://example.com/necho": "", "http://purl.org/echo/": "",
    "uri/of/echo/namespace#": "", "http://purl.org/pie/": "", "http://purl.org/atom/ns#": "",
    "http://www.w3.org/2005/atom": "",
    "http://purl.org/rss/1.0/modules/content/": "content", "http://purl.org/dc/elements/1.1/": "dc",
    "http://purl.org/dc/terms/": "dcterms", "http://search.yahoo.com/mrss": "media",
    "http://search.yahoo.com/mrss/": "media", "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
    "http://example.com/dtds/podcast-1.0.dtd": "itunes", "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
    "http://www.w3.org/1999/xhtml": "xhtml", "http://rssnamespace.org/feedburner/ext/1.0": "feedburner",
  ]
}
