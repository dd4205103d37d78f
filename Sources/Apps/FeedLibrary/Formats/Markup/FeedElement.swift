/// The meaning of a feed's element, independent of the format.
enum FeedElement: Hashable {
  case rss, atom, channel
  case item, image, textInput, source
  case title, link, id
  /// A summary of an item, and its full content.
  case summary, content
  /// Summaries of media and podcasts, which have lower priority.
  case mediaSummary
  /// Ignored text whose markup must not be read as elements of the feed.
  case otherText
  case published, updated, created
  case author, name, otherPerson
  case language, address, icon, logo, podcastImage
  case other

  /// Whether it may contain markup.
  var hasMarkup: Bool {
    switch self {
    case .title, .summary, .content, .mediaSummary, .otherText: true
    default: false
    }
  }

  /// The meaning of a lower-case element name, with the usual prefix of its namespace.
  ///
  /// RSS, its RDF version and Atom share names, with or without prefixes, and a feed may mix them, as in feedparser.
  init(name: String) { self = Self.names[name] ?? .other }

  private static let names: [String: FeedElement] = {
    let lists: [(FeedElement, String)] = [
      (.rss, "rss rdf:rdf"), (.atom, "feed"), (.channel, "channel"), (.item, "item entry"), (.image, "image"),
      (.textInput, "textinput"), (.source, "source"), (.title, "title dc:title media:title"), (.link, "link"),
      (.id, "guid id"), (.summary, "description dc:description summary abstract"),
      (.content, "content content:encoded body xhtml:body fullitem"),
      (.mediaSummary, "media:description itunes:summary itunes:subtitle"),
      (.otherText, "subtitle tagline rights copyright dc:rights info feedburner:browserfriendly"),
      (.published, "published issued pubdate dcterms:issued"),
      (.updated, "updated modified lastbuilddate dc:date dcterms:modified"), (.created, "created dcterms:created"),
      (.author, "author managingeditor dc:creator dc:author itunes:author"), (.name, "name"),
      (.otherPerson, "contributor dc:contributor itunes:owner"), (.language, "language dc:language"),
      (.address, "url"), (.icon, "icon"), (.logo, "logo"), (.podcastImage, "itunes:image"),
    ]
    let pairs = lists.flatMap { element, list in list.split(separator: " ").map { (String($0), element) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
