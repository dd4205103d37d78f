internal import Foundation
internal import MarkupText

/// Reads the elements of RSS, RDF and Atom, and collects the values of a ``ParsedFeed``.
///
/// If several elements have the same meaning, the choice is that of feedparser 6, whose results people know. It does
/// not validate the structure: an item may be anywhere, an end tag without a start tag is ignored, and a missing end
/// tag is implied by the end of the parent.
struct FeedReader: MarkupHandler {
  /// The maximum nesting depth; deeper tags are ignored.
  private static let deepest = 100
  /// Roughly how many bytes of a text are kept for a summary.
  static let textLimit = 4_000

  /// An element that has started and not ended.
  struct Open {
    let name: String
    let element: FeedElement
    /// The start of its characters.
    let start: Int
    var text: FeedText?
    let bindings: Int
    let bases: Int
    /// Whether an identifier is also a URL.
    var isAddress = true
  }

  let address: URL?
  var articles: ArticleList
  var problems: FeedDiagnostics
  var feed = FeedDraft()
  var item: FeedDraft?
  /// Whether the root element or an item makes this a feed. An HTML page needs both.
  var isFeed: Bool { rootName == "html" ? isEnclosed && hasItems : isEnclosed || hasItems }
  private var isEnclosed = false
  private var hasItems = false
  private(set) var isAtom = false
  /// The name of the first element, for error messages.
  private(set) var rootName: String?
  private var isClosed = false
  private(set) var open: [Open] = []
  private(set) var characters: [UInt8] = []
  private var bases: [URL] = []
  private var namespaces = FeedNamespaces()
  /// The index in `open` of the text whose markup is being read, and whether its characters are plain by now.
  private var markupOwner: Int?
  private var isPlainBelow = false
  /// The number of nested elements that are not in `open`, and of elements whose characters are ignored.
  private var tooDeep = 0
  private var hidden = 0
  private(set) var repairCount = 0

  init(address: URL?, limits: FeedLimits) {
    self.address = address
    articles = ArticleList(limit: limits.articles)
    problems = FeedDiagnostics()
  }

  var isDone: Bool { false }

  /// The base of relative URLs. The location of a file says nothing about its links.
  var base: URL? { bases.last ?? (address?.isFileURL == true ? nil : address) }
  /// The base that the document declares.
  var declaredBase: URL? { bases.last }
  /// Whether an open element has this meaning.
  func isIn(_ element: FeedElement) -> Bool { open.contains { $0.element == element } }
  /// The depth of the element that is ending.
  var depth: Int { open.count + 1 }

  mutating func start(_ written: String, _ attributes: [Markup.Attribute]) {
    let name = written.lowercased()
    if rootName == nil { rootName = name }
    let (bindings, baseCount) = (namespaces.count, bases.count)
    if !attributes.isEmpty { bind(attributes) }
    var element = namespaces.element(name)
    // Outside an item it belongs to a page that contains a feed.
    if element == .content && item == nil { element = .other }
    if element != .item { item?.hasParts = true }
    if let markupOwner {
      if element == .item, open[markupOwner].text?.form != .plain || open[markupOwner].element == .title {
        // The end tag of the text is missing: an item is never inside a text.
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
    // The attribute takes precedence over the content of the element.
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
      if !FeedMarkup.isVoid(name) { repairCount += 1 }
      return
    }
    if place < open.count - 1 { repairCount += 1 }
    close(downTo: place)
  }

  mutating func text(_ bytes: UnsafeRawBufferPointer) {
    if hidden == 0 && !open.isEmpty { characters.append(contentsOf: bytes) }
  }

  /// Closes all open elements.
  mutating func finish() {
    if !open.isEmpty { repairCount += 1 }
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
      // Microsoft's channels have their URLs in attributes.
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

  /// Closes an open item, and everything in it, when the next one starts.
  private mutating func prepareItem() {
    let place = open.firstIndex { [.item, .image, .textInput, .source].contains($0.element) }
    if let place { close(downTo: place) }
    finishItem()
  }

  private mutating func startMarkup(_ name: String, bindings: Int, bases: Int) {
    guard let markupOwner else { return }
    if !isPlainBelow {
      // The text so far has the declared type; from here on, it is markup.
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

  /// Closes the elements from an index on, innermost first.
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

  /// Changes the open item, or the feed.
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
