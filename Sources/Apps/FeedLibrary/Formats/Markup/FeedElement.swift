/// What an element of a feed says, whatever the format calls it.
enum FeedElement: Hashable {
  case rss, atom, channel
  case item, image, textInput, source
  case title, link, id
  /// What describes an item, and what is all of it.
  case summary, content
  /// Less welcome descriptions: those of its media and of podcasts.
  case mediaSummary
  /// Texts with markup that nobody asks for, whose markup is no feed's.
  case otherText
  case published, updated, created
  case author, name, otherPerson
  case language, address, icon, logo, podcastImage
  case other

  /// Whether there may be markup in it.
  var hasMarkup: Bool {
    switch self {
    case .title, .summary, .content, .mediaSummary, .otherText: true
    default: false
    }
  }

  /// What an element is by its name in lower case, with the usual prefix of its namespace.
  ///
  /// RSS, RDF's vocabulary of it and Atom share names, with prefixes or without; a feed may mix them, as feedparser has it.
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
