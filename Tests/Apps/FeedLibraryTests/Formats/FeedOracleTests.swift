import Foundation
import SystemIO
import Testing

@testable import FeedLibrary

/// Compares our reading of our feeds with Debian's feedparser.
@Suite struct FeedOracleTests {
  private struct Reading: Codable, Equatable {
    struct Article: Codable, Equatable {
      var id: String
      var title: String
      var link: String
      var published: Int?
      var updated: Int?
    }

    var title: String
    var articles: [Article]
  }

  /// Prints feedparser's reading of each file in a folder: texts without tags, on one line.
  private static let script = """
    import calendar, glob, html, json, os, re, sys
    import feedparser
    def plain(text, detail):
        text = text or ''
        if (detail or {}).get('type') != 'text/plain':
            text = html.unescape(re.sub(r'<[^>]*>', '', text))
        return ' '.join(text.split())
    def seconds(time):
        return calendar.timegm(time) if time else None
    readings = {}
    for name in glob.glob(os.path.join(sys.argv[1], '*')):
        feed = feedparser.parse(open(name, 'rb').read())
        readings[os.path.basename(name)] = {
            'title': plain(feed.feed.get('title'), feed.feed.get('title_detail')),
            'articles': [{
                'id': entry.get('id', ''), 'title': plain(entry.get('title'), entry.get('title_detail')),
                'link': entry.get('link', ''), 'published': seconds(dict.get(entry, 'published_parsed')),
                'updated': seconds(dict.get(entry, 'updated_parsed'))} for entry in feed.entries]}
    json.dump(readings, sys.stdout)
    """

  /// Our feeds, and variants in other encodings and with damage.
  private static var documents: [String: Data] {
    var documents = FeedSamples.markup.mapValues { Data($0.utf8) }
    // feedparser drops dates without a zone, and nests items that are not closed.
    documents["sloppy"] = nil
    documents["utf-16"] =
      Data([0xFF, 0xFE])
      + (FeedSamples.atom.replacing("utf-8", with: "utf-16").data(using: .utf16LittleEndian) ?? Data())
    documents["latin-1"] = FeedSamples.old.replacing("Cr&egrave;me", with: "Crème").data(using: .isoLatin1)
      .map { Data("<?xml version='1.0' encoding='iso-8859-1'?>\n".utf8) + $0 }
    documents["cut"] = Data(FeedSamples.rss.utf8.dropLast(60))
    documents["ampersands"] = FeedSamples.item(
      "<title>Fish & Chips &nbsp; &lt;b&gt;hot&lt;/b&gt;</title><link>http://a.example/?x=1&y=2</link><guid>http://a.example/g</guid>"
    )
    documents["blanks-before"] = Data("\n\n  \(FeedSamples.rdf)".utf8)
    documents["titles"] = FeedSamples.item(
      "<dc:title xmlns:dc='http://purl.org/dc/elements/1.1/'>Dublin</dc:title><guid>1</guid>")
    documents["media"] = FeedSamples.item(
      "<title>Own</title><media:content xmlns:media='http://search.yahoo.com/mrss/'><media:title>M</media:title></media:content><guid isPermaLink='false'>m</guid>"
    )
    return documents
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/feedparser")))
  func `our reading equals feedparser's`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in Self.documents { try data.write(to: folder.appending(path: name)) }

    let conduit = try PipeChannel(for: "python3")
    let python = try ChildProcess(
      "/usr/bin/python3", ["-W", "ignore", "-c", Self.script, folder.path],
      environment: ["PYTHONUTF8": "1", "TZ": "UTC"],
      streams: .init(output: conduit.writing))
    close(conduit.writing)
    var output = Data()
    conduit.readToEnd { output.append(contentsOf: $0) }
    #expect(python.wait() == .exit(0))
    let readings = try JSONDecoder().decode([String: Reading].self, from: output)
    #expect(readings.count == Self.documents.count)

    for (name, expected) in readings.sorted(by: { $0.key < $1.key }) {
      let feed = try ParsedFeed.read(try #require(Self.documents[name]))
      #expect(feed.title == expected.title, "\(name)")
      try #require(feed.articles.count == expected.articles.count, "\(name)")
      for (article, expected) in zip(feed.articles, expected.articles) {
        // Ours always have one.
        if !expected.id.isEmpty { #expect(article.id == expected.id, "\(name)") }
        #expect(article.title ?? "" == expected.title, "\(name)")
        // A guid that is not a URL is not a link for us.
        if expected.link.contains("://") { #expect(article.link?.absoluteString == expected.link, "\(name)") }
        #expect(article.published.map { Int($0.timeIntervalSince1970) } == expected.published, "\(name)")
        #expect(article.updated.map { Int($0.timeIntervalSince1970.rounded(.down)) } == expected.updated, "\(name)")
      }
    }
  }
}
