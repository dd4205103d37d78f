public import Foundation
internal import MarkupText

extension OPMLDocument {
  /// Reads any version of OPML, even if it is not well-formed.
  ///
  /// An outline with an `xmlUrl`, in any case, is a feed. An outline without one is a folder; a `category` names
  /// folders too (`/Folder/Inner`). Duplicate URLs after the first are left out (`feed.subscriptions-repeated`). An
  /// invalid URL is a diagnostic `feed.link-unusable`.
  ///
  /// - Parameters:
  ///   - charset: The character encoding of the response, or the complete HTTP header `Content-Type`.
  ///   - address: The URL of the document, the base of relative URLs.
  /// - Throws: ``FeedFormatError``: `.empty`, `.tooLarge` beyond 20 MiB, `.feedInPlaceOfList`, `.notAList` for
  ///   anything but OPML, `.outOfMemory`.
  public static func read(
    _ data: Data, charset: String? = nil, address: URL? = nil
  ) throws(FeedFormatError) -> OPMLDocument {
    let limits = FeedLimits.standard
    guard data.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    let charset = charset.flatMap { $0.contains("/") ? ContentType($0).charset : $0 }
    if let kind = FeedBytes.binaryKind(of: data) { throw .notAList(found: kind) }
    let (bytes, controls): ([UInt8], Int)
    do throws(MarkupError) {
      (bytes, controls) = try FeedBytes.utf8(of: data, charset: charset)
    } catch {
      throw .outOfMemory
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    var reader = OPMLReader(address: address)
    let outcome = LenientMarkupParser.read(bytes, to: &reader)
    guard reader.isList else {
      if UnknownDocument.isFeed(root: reader.rootName, bytes: bytes) { throw .feedInPlaceOfList }
      throw .notAList(found: UnknownDocument.name(root: reader.rootName, bytes: bytes))
    }
    let repairs = outcome.repairCount + controls + (reader.isWhole ? 0 : 1)
    if repairs > 0 { FeedDiagnostics.reportDamage(of: "XML", repairs: repairs) }
    return reader.finish()
  }
}

struct OPMLReader: MarkupHandler {
  private static let deepest = 50
  private static let most = 100_000

  private let address: URL?
  var problems = FeedDiagnostics()
  private(set) var rootName: String?
  private(set) var isList = false
  /// Whether all elements have been closed.
  var isWhole: Bool { isDone || open.isEmpty && enclosing == 0 }
  /// The number of open elements around the outlines.
  private var enclosing = 0
  private var list = OPMLDocument()
  private var known: Set<URL> = []
  private var repeated = 0
  /// The open outlines: names of folders, nil for feeds.
  private var open: [String?] = []
  private var title: [UInt8]?

  init(address: URL?) { self.address = address?.isFileURL == true ? nil : address }

  var isDone: Bool { list.subscriptions.count >= Self.most }

  mutating func start(_ name: String, _ attributes: [Markup.Attribute]) {
    let name = name.lowercased()
    if rootName == nil { rootName = name }
    switch name {
    case "opml":
      isList = true
      enclosing += 1
    case "body": enclosing += 1
    case "outline":
      isList = true
      outline(FeedAttributes(attributes))
    case "title" where open.isEmpty && list.title == nil: title = []
    default: break
    }
  }

  mutating func end(_ name: String) {
    switch name.lowercased() {
    case "outline": _ = open.popLast()
    case "opml", "body": enclosing = max(enclosing - 1, 0)
    case "title":
      if let title { list.title = NormalizedText.text(of: title) }
      title = nil
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeRawBufferPointer) {
    if let count = title?.count, count < 1_000 { title?.append(contentsOf: bytes) }
  }

  mutating func finish() -> OPMLDocument {
    if repeated > 0 {
      problems.report("feed.subscriptions-repeated", "duplicate feeds were left out: \(repeated)")
    }
    problems.finish()
    return list
  }

  private mutating func outline(_ values: FeedAttributes) {
    let title = plain(values["title"]) ?? plain(values["text"])
    guard let written = values["xmlurl"] ?? (values["type"]?.lowercased() == "rss" ? values["url"] : nil) else {
      // Folders nested too deeply are ignored, but not their content.
      open.append(open.count < Self.deepest ? title : nil)
      return
    }
    var folders = open.compactMap(\.self)
    open.append(nil)
    if folders.isEmpty { folders = Self.category(values["category"]) }
    let text = written.trimmingCharacters(in: .whitespacesAndNewlines)
    // The `feed:` scheme of Apple and others.
    let address = text.lowercased().hasPrefix("feed:") ? Self.withoutScheme(text) : text
    guard let url = FeedAddress.url(address, base: self.address) else {
      problems.report(
        "feed.link-unusable", "\(FeedAddress.problem(of: address)); the feed is left out: “\(text.prefix(60))”")
      return
    }
    guard known.insert(url).inserted else {
      repeated += 1
      return
    }
    let site = values["htmlurl"].flatMap {
      FeedAddress.url($0.trimmingCharacters(in: .whitespaces), base: self.address)
    }
    list.subscriptions.append(.init(title: title, feedAddress: url, siteAddress: site, folders: folders))
  }

  /// The folders of the first of several categories: `/Folder/Inner,/Other`.
  private static func category(_ text: String?) -> [String] {
    guard let first = text?.split(separator: ",").first, first.hasPrefix("/") else { return [] }
    return first.split(separator: "/").map(String.init)
  }

  /// `feed://example.org` is HTTP; `feed:https://example.org` contains a URL.
  private static func withoutScheme(_ text: String) -> String {
    let rest = text.dropFirst("feed:".count)
    return rest.hasPrefix("//") ? "http:" + rest : String(rest)
  }

  private func plain(_ text: String?) -> String? {
    text.flatMap { NormalizedText.text(of: PlainText.text(ofHTML: ArraySlice($0.utf8), isGuessed: true, limit: 1_000)) }
  }
}
