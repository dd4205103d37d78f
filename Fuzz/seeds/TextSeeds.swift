import Foundation

/// The seeds of targets that read text: scripts, directions, marks and controls; feeds; calendars; requests; what devices send.
enum TextSeeds {
  private static let texts: [(String, String)] = [
    ("latin", "Office fluff: “AVATAR” – naïve façade, 3½ % of 1,234.56 €"),
    ("german", "Donaudampfschifffahrts\u{AD}gesellschafts\u{AD}kapitän"),
    ("arabic", "السَّلامُ عليكم ١٢٣ (abc) لا"), ("hebrew", "שלום, world! 1–2"),
    ("persian", "می‌خواهم ۴۵٪"), ("hindi", "क्षत्रिय श्री र्क्‍ष"), ("thai", "น้ำใจไมตรีที่นี่"),
    ("japanese", "私はガラスを食べられます。「それ」は〜…"), ("chinese", "我能吞下玻璃而不伤身体。"), ("korean", "나는 유리를 먹을 수 있어요"),
    ("emoji", "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪🇫1️⃣👍🏽❤︎❤️‍🔥🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("burmese", "မြန်မာ က္က"), ("mongolian", "ᠮᠣᠩᠭᠣᠯ"),
    ("marks", "Z\u{351}\u{36B}\u{343}\u{36A}a\u{302}\u{301}\u{323}l\u{489}"),
    ("joiners", "\u{200D}a\u{200C}b\u{34F}\u{2060}c\u{FEFF}"),
    ("overrides", "a\u{202E}b\u{202D}c\u{202A}d\u{202B}e\u{202C}f\u{202C}"),
    ("isolates", "a\u{2066}b\u{2067}c\u{2068}d\u{2069}e\u{2069}f"),
    ("bidi", String(repeating: "\u{202E}\u{2066}", count: 40) + "abc"),
    ("lines", "one\ntwo\r\nthree\u{2028}four\u{2029}five\u{85}six\u{B}\u{C}seven"),
    ("blanks", " \t\u{A0}\u{2003}\u{3000} "),
    ("controls", "\u{0}\u{1}\u{7}\u{1B}\u{7F}\u{9F}\u{FFFE}\u{FFFF}\u{FFFD}"),
    ("private", "\u{E000}\u{F8FF}\u{10FFFD}\u{E0001}\u{E0100}"),
    ("long", String(repeating: "word", count: 200)), ("tall", "🌊\u{1F3FB}﷽𒐫𒈙꧅"),
    ("tags", "x\u{E0061}\u{E0062}\u{E007F}"),
  ]

  /// A field a line: path, host, origin, tags, date, token, and options of a picture.
  static let requests: [(String, Data)] = [
    ("picture", ["/comic/systemMedium.png", "localhost:8780", "http://localhost:8780", "\"0\"", "", "", ""]),
    (
      "address",
      ["/caf%C3%A9/a%2f..%2fb.json", "[::1]:80", "null", "W/\"0\", \"1\"", "", "Bearer 0123456789abcdef", ""]
    ),
    (
      "options",
      [
        "/wallpaper.html", "127.0.0.1", "", "*", "Sun, 06 Nov 1994 08:49:37 GMT", "bearer x",
        "kind=a&set.b=1&set.b=2&transparent=true&tree=true&at=2026-11-21&locale=\"\\ü",
      ]
    ),
  ].map { name, fields in (name, Data(fields.joined(separator: "\n").utf8)) }

  /// A header a line, an empty line, and the body of a log.
  static let messages: [(String, Data)] = [
    (
      "display",
      """
      ID: aa:bb:cc:dd:ee:0e
      Access-Token: K7M2QX0123456789abcdefghij
      Model: og_plus
      FW-Version: 1.8.14
      Battery-Voltage: 4.05
      RSSI: -67
      Width: 800
      Height: 480
      Refresh-Rate: 900

      {"logs":[{"id":1,"message":"woke\\u001b[2J up","battery_voltage":4.1},"text",7,{"level":"error"}]}
      """
    ), ("nothing", "ID: 01:00:00:00:00:00\nBattery-Voltage: 1e9\n\n{\"log\":[[[[{}]]]]}"),
  ].map { name, text in (name, Data(text.utf8)) }

  /// Six bytes of text settings, then the text.
  static let titles = texts.enumerated().map { index, text in
    let setting = (0..<6).map { UInt8(index * (7 + $0 * 2) % 60) }
    return (text.0, Data(setting) + Data(text.1.utf8))
  }

  static let feeds: [(String, Data)] = [
    (
      "rss",
      """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x "&amp;">]><rss version="2.0" xml:lang="de"><channel><title>News &x; <![CDATA[<b>]]></title>
      <link>https://example.com/</link><item><title>&lt;i&gt;One&#8230;&nbsp;שלום</title><guid isPermaLink="false">1</guid>
      <pubDate>Sat, 21 Nov 2026 08:00:00 CEST</pubDate><description>&lt;p&gt;Text&lt;br/&gt;more</description></item>
      <item><title>Two</title><guid>1</guid><author>a@b (A. Author)</author></item></channel></rss>
      """
    ),
    (
      "atom",
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title type="html">A &amp;amp; B</title><entry><id>urn:1</id><title type="xhtml">
      <div xmlns="http://www.w3.org/1999/xhtml">One <b>bold</b></div></title><updated>2026-11-21T08:00:00.5+01:00</updated>
      <link rel="alternate" href="/a"/><author><name>Ä\u{301}</name></author><summary>\u{202E}text</summary></entry></feed>
      """
    ),
    (
      "rdf",
      """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>R</title></channel><item><title>ひ</title><dc:date>2026-11</dc:date></item></rdf:RDF>
      """
    ),
    (
      "json",
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "J", "language": "ja", "items": [{"id": 1, "title": "日本語",
      "content_html": "<p>x &amp; y", "date_published": "2026-11-21T08:00:00Z", "authors": [{"name": "N"}]}]}
      """
    ),
  ].map { ($0.0, Data($0.1.utf8)) }

  static let calendars: [(String, Data)] = [
    (
      "rules",
      """
      BEGIN:VEVENT
      UID:1
      SUMMARY;LANGUAGE="de":Kunst für
        alle \\, \\n\u{202E}\u{2066}x
      LOCATION:Raum 3
      DTSTART;TZID=School:20260202T080000
      DURATION:PT45M
      RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE,-1FR;BYHOUR=8,9;WKST=SU
      EXDATE;TZID=School:20260204T080000
      END:VEVENT
      BEGIN:VEVENT
      UID:1
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=School:20260203T080000
      DTSTART;TZID=School:20260203T100000
      SUMMARY:عربي
      STATUS:CANCELLED
      END:VEVENT
      """
    ),
    (
      "steps",
      """
      BEGIN:VEVENT
      UID:2
      DTSTART:20260101T000000Z
      DTEND:20260101T000100Z
      RRULE:FREQ=SECONDLY;INTERVAL=7;BYMONTHDAY=-1,3;BYSETPOS=1,-1
      RDATE;VALUE=PERIOD:20260203T080000Z/PT1H
      DESCRIPTION:Teacher: Ms Field
      END:VEVENT
      """
    ),
    (
      "days",
      """
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20240229
      RRULE:FREQ=YEARLY;BYWEEKNO=6;BYYEARDAY=33,-1;COUNT=500
      ORGANIZER;CN="Dr. Who":mailto:a@b
      SUMMARY:1
      END:VEVENT
      """
    ),
  ].map { ($0.0, calendar($0.1)) }

  private static func calendar(_ events: String) -> Data {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:School
      BEGIN:DAYLIGHT
      DTSTART:19810329T020000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19961027T030000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Class", zone, events, "END:VCALENDAR", ""]
    return Data(lines.joined(separator: "\n").replacing("\n", with: "\r\n").utf8)
  }
}
