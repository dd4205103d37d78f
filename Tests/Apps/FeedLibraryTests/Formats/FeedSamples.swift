import Foundation

/// Our own feeds in all formats, valid and with common mistakes.
enum FeedSamples {
  static let rss = """
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:c="http://purl.org/rss/1.0/modules/content/"
      xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
    <channel><title>Harbour &amp; Coast</title><link>https://harbour.example/</link>
    <atom:link rel="self" href="https://harbour.example/feed.xml" type="application/rss+xml"/>
    <description>Ships</description><language>en-GB</language>
    <image><url>https://harbour.example/icon.png</url><title>A picture</title><link>https://else.example/</link></image>
    <item><title>The ferry is late</title><link>https://harbour.example/1</link>
    <guid isPermaLink="false">ferry-1</guid><pubDate>Tue, 04 Jun 2024 08:15:00 +0200</pubDate>
    <dc:creator>Ann Example</dc:creator>
    <description><![CDATA[<p>It left at <b>nine</b>.</p><script>alert(1)</script>]]></description>
    <c:encoded><![CDATA[<p>Much longer.</p>]]></c:encoded></item>
    <item><guid>https://harbour.example/2</guid><title>Fish &lt;i&gt;fresh&lt;/i&gt; &amp;amp; cheap</title>
    <dc:date>2024-06-03T10:00:00Z</dc:date></item>
    <item><media:group><media:title>Not this</media:title></media:group><title>This</title>
    <link>https://harbour.example/3?a=1&amp;b=2</link><pubDate>yesterday</pubDate></item>
    </channel></rss>
    """

  static let atom = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="https://berg.example/blog/">
    <title type="html">Berg &amp;amp; Tal</title><link href="./"/><id>tag:berg.example,2024:feed</id>
    <icon>icon.png</icon><logo>logo.png</logo><updated>2024-06-04T10:00:00Z</updated>
    <author><name>Someone</name></author>
    <entry><id>tag:berg.example,2024:1</id><title>1 &lt; 2 &amp; 3</title>
    <link rel="enclosure" href="a.mp3" type="audio/mpeg"/><link rel="alternate" href="eins.html"/>
    <published>2024-06-01T10:00:00+02:00</published><updated>2024-06-02T10:00:00.250+02:00</updated>
    <author><name>Berta</name><email>b@berg.example</email></author><contributor><name>Carl</name></contributor>
    <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Oben <em>ist</em></p><p>Schnee</p></div></summary>
    </entry>
    <entry><id>https://berg.example/zwei</id><title type="html">&lt;b&gt;Zwei&lt;/b&gt;&amp;nbsp;T&amp;uuml;ren</title>
    <source><id>other</id><title>Other feed</title><updated>2001-01-01T00:00:00Z</updated></source>
    <updated>2024-06-01</updated><content type="html">&lt;p&gt;Inhalt&lt;/p&gt;</content></entry>
    </feed>
    """

  static let rdf = """
    <?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:d="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://alt.example/"><title>Alt</title><link>https://alt.example/</link></channel>
    <image rdf:about="x"><title>No</title><url>https://alt.example/i.gif</url></image>
    <item rdf:about="https://alt.example/a"><title>A</title><link>https://alt.example/a</link>
    <d:date>2003-12-13T18:30:02-05:00</d:date><d:creator>Dora</d:creator></item>
    <item rdf:about="https://alt.example/b"><d:title>B</d:title><link>https://alt.example/b</link></item>
    <textinput rdf:about="y"><title>Search</title><link>https://alt.example/s</link></textinput>
    </rdf:RDF>
    """

  static let old = """
    <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://example.org/rss-0.91.dtd">
    <rss version="0.91"><channel><title>Caf&eacute; 91</title><link>http://cafe.example</link>
    <item><title>Cr&egrave;me</title><link>http://cafe.example/1</link><description>a&nbsp;b</description></item>
    <item><title>Two</title><link>http://cafe.example/1</link></item>
    </channel></rss>
    """

  static let oldAtom = """
    <?xml version="1.0"?><feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="escaped">Three</title>
    <link rel="alternate" type="text/html" href="http://drei.example/"/><modified>2003-12-13T18:30:02Z</modified>
    <entry><title mode="escaped" type="text/html">&lt;b&gt;Bold&lt;/b&gt;</title><id>e1</id>
    <link rel="alternate" type="text/html" href="http://drei.example/1"/>
    <issued>2003-12-13T08:29:29-04:00</issued><modified>2003-12-13T18:30:02Z</modified></entry></feed>
    """

  /// Bare ampersands, tags that are not closed or closed twice, an attribute without quotes.
  static let sloppy = """

    <rss version=2.0><channel><title>Salt & Pepper</title><link>http://salt.example/?a=1&b=2</link>
    <item><title>One & only<br></title><link>http://salt.example/1?x=1&y=2</link><p>stray</item></b>
    <item><title>Two</title><description><p>un<b>closed</description><link>http://salt.example/2</link>
    <pubDate>Wed, 5 Jun 24 9:05 EST</pubDate>
    <item><title>Three</title><link>http://salt.example/3</link><pubDate>2024-06-05 09:05:00</pubDate></item>
    </channel>
    """

  static let json = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "Jay", "home_page_url": "https://jay.example/",
     "favicon": "https://jay.example/f.ico", "language": "en", "authors": [{"name": "Jay"}],
     "items": [
      {"id": "https://jay.example/1", "url": "https://jay.example/1", "title": "One &amp; all",
       "content_html": "<p>Body</p>", "date_published": "2024-06-04T08:15:00-05:00"},
      {"id": 2, "content_text": "Two", "authors": [{"name": "Kay"}, {"name": "Lee"}], "date_modified": "2024-06-05"}
     ]}
    """

  /// By descriptive names.
  static let markup = [
    "rss": rss, "atom": atom, "rdf": rdf, "old": old, "old-atom": oldAtom, "sloppy": sloppy,
  ]

  /// A feed with one item.
  static func item(_ inside: String) -> Data {
    Data("<rss version=\"2.0\"><channel><title>t</title><item>\(inside)</item></channel></rss>".utf8)
  }
}
