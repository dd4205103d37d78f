internal import Foundation
internal import MarkupText

/// Reads the elements of RSS, RDF and Atom as they come, and keeps what a ``ParsedFeed`` has.
///
/// Which element wins where several say the same is as in feedparser 6, whose readings people know. It asks for no shape: an
/// item is one wherever it stands, an end without its beginning is passed over, and one that is missing comes with that of
/// what it is in.
struct FeedReader: MarkupReceiver {
  /// How deep elements may be in each other before their tags are passed over.
  private static let deepest = 100
  /// About how many bytes of a text are wanted, of which a summary is made.
  static let textLimit = 4_000

  /// An element that has begun and not ended.
  struct Open {
    let name: String
    let element: FeedElement
    /// Where its characters begin.
    let start: Int
    var text: FeedText?
    let bindings: Int
    let bases: Int
    /// Whether an identifier is an address too.
    var isAddress = true
  }

  let address: URL?
  var articles: ArticleList
  var problems: FeedDiagnostics
  var feed = FeedDraft()
  var item: FeedDraft?
  /// Whether there is an element that says so, or an item without one; in a page of HTML only both.
  var isFeed: Bool { rootName == "html" ? isEnclosed && hasItems : isEnclosed || hasItems }
  private var isEnclosed = false
  private var hasItems = false
  private(set) var isAtom = false
  /// The first element's name, for those that are no feeds.
  private(set) var rootName: String?
  private var isClosed = false
  private(set) var open: [Open] = []
  private(set) var characters: [UInt8] = []
  private var bases: [URL] = []
  private var namespaces = FeedNamespaces()
  /// Where in `open` the text is whose markup is read, and whether its characters are plain by now.
  private var markupOwner: Int?
  private var isPlainBelow = false
  /// Elements within it that `open` does not have, and elements whose characters are no text.
  private var tooDeep = 0
  private var hidden = 0
  private(set) var mended = 0

  init(address: URL?, limits: FeedLimits) {
    self.address = address
    articles = ArticleList(limit: limits.articles)
    problems = FeedDiagnostics()
  }

  var isDone: Bool { false }

  /// What relative addresses are relative to. A file's place says nothing about its links.
  var base: URL? { bases.last ?? (address?.isFileURL == true ? nil : address) }
  /// The base that the document itself names.
  var declaredBase: URL? { bases.last }
  /// What the innermost elements are in.
  func isIn(_ element: FeedElement) -> Bool { open.contains { $0.element == element } }
  /// How deep the element is that ends now.
  var depth: Int { open.count + 1 }

  mutating func start(_ written: String, _ attributes: [Markup.Attribute]) {
    let name = written.lowercased()
    if rootName == nil { rootName = name }
    let (bindings, baseCount) = (namespaces.count, bases.count)
    if !attributes.isEmpty { bind(attributes) }
    var element = namespaces.element(name)
    // Outside an item it is a page's, with a feed in it.
    if element == .content && item == nil { element = .other }
    if element != .item { item?.hasParts = true }
    if let markupOwner {
      if element == .item, open[markupOwner].text?.form != .plain || open[markupOwner].element == .title {
        // The text's end is missing: nothing has an item in its text.
        close(downTo: markupOwner)
      } else {
        startMarkup(name, bindings: bindings, bases: baseCount)
        return
      }
    }
    if element == .item { prepareItem() }
    if open.count >= Self.deepest {
      guard element != .other, let place = open.lastIndex(where: { $0.element != .other }) else { return }
      close(downTo: place + 1)
    }
    let values = FeedAttributes(attributes)
    var opened = Open(
      name: name, element: element, start: characters.count, bindings: bindings, bases: baseCount)
    if element.hasMarkup {
      opened.text = FeedText(element, name: name, type: values["type"], mode: values["mode"], isAtom: isAtom)
      (markupOwner, isPlainBelow, tooDeep, hidden) = (open.count, false, 0, 0)
    }
    opened.isAddress = element != .id || (values["ispermalink"] ?? "true") == "true"
    begin(element, name: name, values)
    // What is said in the attribute is not said in the element as well.
    if element == .link, take(link: values) { opened = Open(opened, as: .other) }
    open.append(opened)
  }

  mutating func end(_ written: String) {
    let name = written.lowercased()
    if let markupOwner, HTMLTag.kinds[name] != nil, open.count - 1 == markupOwner, open[markupOwner].name != name,
      !open.contains(where: { $0.name == name })
    {
      return
    }
    if tooDeep > 0, !open.contains(where: { $0.name == name && $0.element != .other }) {
      tooDeep -= 1
      return
    }
    guard let place = open.lastIndex(where: { $0.name == name }) else {
      if !FeedMarkup.isVoid(name) { mended += 1 }
      return
    }
    if place < open.count - 1 { mended += 1 }
    close(downTo: place)
  }

  mutating func text(_ bytes: UnsafeRawBufferPointer) {
    if hidden == 0 && !open.isEmpty { characters.append(contentsOf: bytes) }
  }

  /// Ends what the document did not.
  mutating func finish() {
    if !open.isEmpty { mended += 1 }
    close(downTo: 0)
    finishItem()
  }

  private mutating func bind(_ attributes: [Markup.Attribute]) {
    for attribute in attributes {
      switch attribute.name.lowercased() {
      case "xml:base" where bases.count < 200, "base" where bases.count < 200 && markupOwner == nil:
        if let base = FeedAddress.url(attribute.value, base: base), base.scheme != nil { bases.append(base) }
      case "xml:lang" where open.isEmpty && !attribute.value.isEmpty: feed.language = attribute.value
      case let name where name == "xmlns" || name.hasPrefix("xmlns:"): namespaces.bind(name, to: attribute.value)
      default: break
      }
    }
  }

  private mutating func begin(_ element: FeedElement, name: String, _ values: FeedAttributes) {
    switch element {
    case .rss, .channel:
      (isEnclosed, isClosed) = (true, false)
      // Microsoft's channels have their addresses as attributes.
      if let href = values["href"] { feed.link = href }
    case .atom: (isEnclosed, isAtom) = (true, true)
    case .item:
      if name.hasSuffix("entry") && !isEnclosed { isAtom = true }
      hasItems = true
      item = FeedDraft()
      item?.id = values["rdf:about"]
      item?.link = values["href"]
    case .podcastImage: edit { $0.image = $0.image ?? values["href"] ?? values["url"] }
    default: break
    }
  }

  /// An item that has not ended ends where the next one begins, with all that is in it.
  private mutating func prepareItem() {
    let place = open.firstIndex { [.item, .image, .textInput, .source].contains($0.element) }
    if let place { close(downTo: place) }
    finishItem()
  }

  private mutating func startMarkup(_ name: String, bindings: Int, bases: Int) {
    guard let markupOwner else { return }
    if !isPlainBelow {
      // What was there so far is read as it was said to be; all from here on is as elements have it.
      let start = open[markupOwner].start
      if let text = open[markupOwner].text {
        let plain = text.characters(of: characters[start...], limit: .max)
        characters.removeSubrange(start...)
        characters += plain
      }
      open[markupOwner].text?.form = .plain
      isPlainBelow = true
    }
    let local = name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    if HTMLTag.kinds[local] == .block && hidden == 0 { characters.append(0x20) }
    guard !FeedMarkup.isVoid(local) else { return }
    guard open.count < Self.deepest + 50 else {
      tooDeep += 1
      return
    }
    if HTMLTag.kinds[local] == .hidden { hidden += 1 }
    open.append(
      Open(name: name, element: .other, start: characters.count, bindings: bindings, bases: bases))
  }

  /// Ends the elements from a place on, the innermost first.
  private mutating func close(downTo place: Int) {
    while open.count > place, let last = open.popLast() {
      if let owner = markupOwner, open.count > owner {
        let local = last.name.lastIndex(of: ":").map { String(last.name[last.name.index(after: $0)...]) } ?? last.name
        if HTMLTag.kinds[local] == .hidden { hidden -= 1 }
        if HTMLTag.kinds[local] == .block && hidden == 0 { characters.append(0x20) }
      } else {
        (markupOwner, tooDeep, hidden) = (nil, 0, 0)
        if last.element != .other { finish(last) }
        characters.removeSubrange(last.start...)
      }
      namespaces.forget(after: last.bindings)
      if bases.count > last.bases { bases.removeSubrange(last.bases...) }
    }
  }

  private mutating func finish(_ ended: Open) {
    switch ended.element {
    case .item: finishItem()
    case .channel, .atom: isClosed = true
    default: take(ended)
    }
  }

  private mutating func finishItem() {
    guard let draft = item else { return }
    item = nil
    articles.append(draft, base: base, problems: &problems)
  }

  /// Changes what is being read: the item, or else the feed, while it has not ended.
  mutating func edit(_ change: (inout FeedDraft) -> Void) {
    if var draft = item {
      item = nil
      change(&draft)
      item = draft
    } else if !isClosed {
      change(&feed)
    }
  }
}

extension FeedReader.Open {
  fileprivate init(_ other: Self, as element: FeedElement) {
    self.init(
      name: other.name, element: element, start: other.start, bindings: other.bindings, bases: other.bases)
  }
}
