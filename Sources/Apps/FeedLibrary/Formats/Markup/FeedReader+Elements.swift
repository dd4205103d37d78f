internal import Foundation

extension FeedReader {
  /// Handles an element that has ended. `characters` contains its text.
  mutating func take(_ ended: Open) {
    // Ignore the elements of the source feed of a copied item, and of a search field.
    guard !isIn(.source), !isIn(.textInput) else { return }
    let isOfImage = isIn(.image)
    switch ended.element {
    case .title where !isOfImage: take(title: ended)
    case .link where !isOfImage: take(linkText: string(ended))
    case .id where !isOfImage: take(id: string(ended), of: ended)
    case .summary where !isOfImage: take(text: ended, \.summary)
    case .content: take(text: ended, \.content)
    case .mediaSummary: take(text: ended, \.mediaSummary)
    case .published: take(date: ended, \.published)
    case .updated: take(date: ended, \.updated)
    case .created: take(date: ended, \.created)
    case .author, .name: take(person: ended)
    case .language where item == nil && feed.language == nil: feed.language = line(ended)
    case .address where isOfImage && item == nil: feed.image = feed.image ?? string(ended)
    case .icon where item == nil: feed.icon = string(ended)
    case .logo where item == nil: feed.logo = string(ended)
    default: break
    }
  }

  /// Handles the URL in an attribute of a link; false if there is none.
  mutating func take(link values: FeedAttributes) -> Bool {
    guard let href = values["href"] ?? values["url"] ?? values["uri"] else { return false }
    let type = values["type"]?.lowercased() ?? "text/html"
    let isPage = ["html", "xhtml", "text/html", "application/xhtml+xml"].contains(type)
    guard (values["rel"]?.lowercased() ?? "alternate") == "alternate", isPage, !isIn(.source), !isIn(.image) else {
      return true
    }
    let address = resolved(href.trimmingCharacters(in: .whitespacesAndNewlines))
    edit { $0.link = address }
    return true
  }

  private mutating func take(title ended: Open) {
    guard let text = ended.text else { return }
    let title = NormalizedText.text(of: text.characters(of: characters[ended.start...], limit: Self.textLimit))
    let depth = depth
    edit { $0.take(title: title, depth: depth) }
  }

  private mutating func take(text ended: Open, _ path: WritableKeyPath<FeedDraft, String?>) {
    // The description of a feed is not shown.
    guard item != nil, item?[keyPath: path] == nil, item?.summary == nil, let text = ended.text else { return }
    let characters = text.characters(of: characters[ended.start...], limit: Self.textLimit)
    item?[keyPath: path] = NormalizedText.text(of: characters.prefix(Self.textLimit))?.cut(
      to: ParsedArticle.summaryLength)
  }

  private mutating func take(linkText text: String) {
    let address = resolved(FeedAddress.repaired(text))
    edit { if !address.isEmpty || $0.link == nil { $0.link = address } }
  }

  private mutating func take(id text: String, of ended: Open) {
    guard !text.isEmpty else { return }
    var id = text
    if ended.isAddress, let base = declaredBase { id = FeedAddress.url(text, base: base)?.absoluteString ?? text }
    let isLink = ended.isAddress && FeedAddress.isPage(id)
    let depth = depth
    edit {
      $0.take(id: id, depth: depth)
      if isLink && ($0.link ?? "").isEmpty { $0.link = id }
    }
  }

  private mutating func take(date ended: Open, _ path: WritableKeyPath<FeedDraft, Date?>) {
    guard item != nil else { return }
    let text = string(ended)
    guard !text.isEmpty else { return }
    let date = FeedDate.parse(text)
    if date == nil {
      problems.report("feed.date-unusable", "invalid date, ignored: “\(text.prefix(60))”")
    }
    // An unreadable date does not replace a readable one.
    if let date { item?[keyPath: path] = date }
  }

  private mutating func take(person ended: Open) {
    if ended.element == .name, !isIn(.author) || isIn(.otherPerson) { return }
    guard let text = line(ended) else { return }
    let name = Self.name(text)
    edit { $0.take(author: name) }
  }

  /// `Ann Example` from `ann@example.org (Ann Example)` and `Ann Example <ann@example.org>`.
  private static func name(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
    if let match = text.wholeMatch(of: /\S+@\S+\s*\((.+)\)/) { return String(match.output.1) }
    if let match = text.wholeMatch(of: /(.+?)\s*<\S+@\S+>/) { return String(match.output.1) }
    return text
  }

  private func resolved(_ text: String) -> String {
    guard let base, !text.isEmpty, !text.prefix(12).contains("://") else { return text }
    return FeedAddress.url(text, base: base)?.absoluteString ?? text
  }

  /// The characters of an element, trimmed.
  private func string(_ ended: Open) -> String {
    let bytes = characters[ended.start...].drop { $0 <= 0x20 }
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? bytes.startIndex
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    // Non-ASCII white space is rare, and Foundation is slow.
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func line(_ ended: Open) -> String? {
    NormalizedText.text(of: PlainText.text(ofHTML: characters[ended.start...], isGuessed: true, limit: 1_000))
  }
}
