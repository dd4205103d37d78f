/// The prefixes that a feed binds to namespaces, and those that the namespaces usually have.
struct FeedNamespaces {
  /// How many bindings there are; what is bound inside an element ends with it.
  private(set) var count = 0
  private var bindings: [(prefix: String, usual: String)] = []
  private var elements: [String: FeedElement] = [:]

  /// Takes the bindings of an element's attributes.
  mutating func bind(_ name: String, to address: String) {
    guard bindings.count < 200 else { return }
    let prefix = name.hasPrefix("xmlns:") ? name.dropFirst("xmlns:".count).lowercased() : ""
    let address = address.lowercased()
    // Any of UserLand's is that of RSS.
    let usual = address.contains("backend.userland.com/rss") ? "" : Self.usual[address]
    bindings.append((prefix, usual ?? prefix))
    count = bindings.count
    elements.removeAll(keepingCapacity: true)
  }

  /// Forgets the bindings after the first `count`.
  mutating func forget(after count: Int) {
    guard count < bindings.count else { return }
    bindings.removeSubrange(count...)
    self.count = count
    elements.removeAll(keepingCapacity: true)
  }

  /// What an element is by its name in lower case, as it is written. A prefix that nobody bound is what it usually is.
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

  /// Addresses in lower case, as they are often written wrongly.
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
