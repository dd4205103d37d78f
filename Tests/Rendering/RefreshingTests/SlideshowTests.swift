import Foundation
import Refreshing
import Testing

/// Slideshows of a day; changes are hours from its beginning.
struct SlideshowTests {
  private func day(_ text: String, _ zone: String) throws -> SlideshowDay {
    let date = try Date.ISO8601FormatStyle().parse(text)
    return SlideshowDay(containing: date, in: try #require(TimeZone(identifier: zone)))
  }

  private func show(_ day: SlideshowDay, _ hours: [Double]) -> Slideshow {
    Slideshow(day, changes: hours.enumerated().map { (day.start + $1 * 3600, "/\($0).png") })
  }

  @Test(arguments: [
    ("2026-11-21T12:00:00Z", "GMT", "2026-11-21T00:00:00Z", 24),
    ("2026-11-21T12:00:00Z", "Europe/Berlin", "2026-11-20T23:00:00Z", 24),
    ("2026-11-21T23:30:00Z", "Europe/Berlin", "2026-11-21T23:00:00Z", 24),
    ("2026-03-29T12:00:00Z", "Europe/Berlin", "2026-03-28T23:00:00Z", 23),
    ("2026-10-25T12:00:00Z", "Europe/Berlin", "2026-10-24T22:00:00Z", 25),
    ("2026-10-04T03:00:00Z", "Australia/Lord_Howe", "2026-10-03T13:30:00Z", 23.5),
    // Clocks go from midnight to one.
    ("2024-04-26T12:00:00Z", "Africa/Cairo", "2024-04-25T22:00:00Z", 23),
  ])
  func `a day is local, and its slideshow lasts 24 hours`(
    request: (date: String, zone: String, start: String, hours: Double)
  ) throws {
    let day = try day(request.date, request.zone)
    #expect(day.start.formatted(.iso8601) == request.start && day.end == day.start + request.hours * 3600)
    for hours in [[0], [0, 1, 2.5], [0, 0.0001, 23.9999], Array(stride(from: 0, to: request.hours, by: 0.25))] {
      #expect(show(day, hours).items.map(\.milliseconds).reduce(0, +) == 86_400_000)
    }
  }

  @Test func `a picture lasts until the next, the last until the end, on a short day too`() throws {
    let usual = show(try day("2026-11-21T12:00:00Z", "Europe/Berlin"), [0, 6, 18.5])
    #expect(usual.items.map(\.milliseconds) == [6, 12.5, 5.5].map { Int($0 * 3_600_000) } && usual.lateCount == 0)
    let short = show(try day("2026-03-29T12:00:00Z", "Europe/Berlin"), [0, 22])
    #expect(short.items.map(\.milliseconds) == [22 * 3_600_000, 2 * 3_600_000] && short.lateCount == 0)
  }

  @Test func `pictures after 24 hours of a long day are left out and counted`() throws {
    let show = show(try day("2026-10-25T12:00:00Z", "Europe/Berlin"), [0, 23, 24, 24.5])
    #expect(show.items.map(\.file) == ["/0.png", "/1.png"] && show.lateCount == 2)
    #expect(show.items.last?.milliseconds == 3_600_000)
  }

  @Test func `equal neighbours are one picture, and of two at one date the last is used`() throws {
    let day = try day("2026-11-21T12:00:00Z", "GMT")
    let show = Slideshow(
      day,
      changes: [
        (day.start - 500, "/a"), (day.start + 60, "/a"), (day.start + 120, "/b"), (day.start + 120.0001, "/c"),
        (day.start + 180, "/d"), (day.start + 180.0001, "/c"),
      ])
    #expect(show.items.map(\.file) == ["/a", "/c"] && show.items.map(\.milliseconds) == [120_000, 86_280_000])
  }

  @Test func `the file is GNOME's format: local time, no leading zeros, escaped paths`() throws {
    let day = try day("2026-08-09T03:00:00Z", "Asia/Tokyo")
    let show = Slideshow(day, changes: [(day.start, "/a & <b>.png"), (day.start + 27_000.5, "/c.png")])
    #expect(
      show.xml == """
        <background>
          <starttime>
            <year>2026</year>
            <month>8</month>
            <day>9</day>
            <hour>0</hour>
            <minute>0</minute>
            <second>0</second>
          </starttime>
          <static>
            <duration>27000.500</duration>
            <file>/a &amp; &lt;b&gt;.png</file>
          </static>
          <static>
            <duration>59399.500</duration>
            <file>/c.png</file>
          </static>
        </background>

        """)
    let late = try SlideshowTests().day("2024-04-26T12:00:00Z", "Africa/Cairo")
    #expect(Slideshow(late, changes: [(late.start, "/a")]).xml.contains("<hour>1</hour>"))
    #expect(Slideshow.offer(named: "A&B", path: "/x.xml").contains("<name>A&amp;B</name>"))
  }
}
