import Foundation
import Testing

@testable import FeedLibrary

/// Dates in feeds.
@Suite struct FeedDateTests {
  private func expect(_ text: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let style = Date.ISO8601FormatStyle()
    #expect(FeedDate.parse(text)?.formatted(style) == expected, "\(text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "Thu, 01 Jan 2004 19:48:21 GMT", "Mon, 01 Jan 2004 19:48:21 GMT", "01 Jan 2004 19:48:21 GMT",
    "Thu,01 Jan 04 19:48:21 UT", "Thu, 1 January 2004 19:48:21 Z", "Thursday, 01-Jan-04 19:48:21 GMT",
    "Thu, 01 Jan 2004 19:48:21", "Thu, 01 Jan 2004 14:48:21 EST", "Thu, 01 Jan 2004 11:48:21 PST",
    "Thu, 01 Jan 2004 20:48:21 +0100", "Thu, 01 Jan 2004 20:48:21 +01:00", "Thu, 01 Jan 2004 14:48:21 GMT-05:00",
    "Thu, 01 Jan 2004 20:48:21 N", "Thu, 01 Jan 2004 20:48:21 CET", "Thu Jan 01 19:48:21 2004",
    "Thu Jan  1 19:48:21 GMT 2004", "Thu Jan 01 20:48:21 +0100 2004", "Jan 01 2004 19:48:21 GMT",
    "January 1, 2004 7:48:21 PM", "Do, 01 Jän 2004 19:48:21 GMT", "jeu., 01 janv. 2004 19:48:21 GMT",
    "Πεμ, 01 Ιαν 2004 19:48:21 GMT", "Thu, 01 Jan 2004 19:48:21 XYZ", "Thu, 01 Jan 2004 19:48:21 Etc/GMT",
    "thu, 01 jan 2004 19:48:21 gmt", "  Thu, 01 Jan 2004 19:48:21 GMT\n",
  ])
  func `email dates`(text: String) { expect(text, is: "2004-01-01T19:48:21Z") }

  @Test(
    arguments: [
      "2003-12-31T10:14:55Z", "2003-12-31T02:14:55-08:00", "2003-12-31t18:14:55+08:00", "2003-12-31 10:14:55",
      "2003-12-31T10:14:55.750Z", "2003-12-31T10:14:55", "2003-12-31 10:14:55 +0000", "2003-12-31 05:14:55 EST",
      "20031231T101455Z", "20031231T10:14:55Z", "2003-365T10:14:55Z", "2003365T10:14:55Z", "03-12-31T10:14:55Z",
      "031231T10:14:55Z", "2003/12/31 10:14:55", "12/31/2003 10:14:55 AM",
      "31.12.2003 10:14:55",
      "Wed, 2003/12/31 05:14:55 EST", "2003년 12월 31일 19:14:55", "2003-12-31 오후 7:14:55", "1072865695", "1072865695000",
    ])
  func `dates of ISO 8601 and other numbers`(text: String) { expect(text, is: "2003-12-31T10:14:55Z") }

  @Test func `shorter dates and those at the edge`() {
    expect("2003", is: "2003-01-01T00:00:00Z")
    expect("2003-12", is: "2003-12-01T00:00:00Z")
    expect("2003-12-31", is: "2003-12-31T00:00:00Z")
    expect("2003-12-31T10:14Z", is: "2003-12-31T10:14:00Z")
    expect("2003-12-31T24:00:00Z", is: "2004-01-01T00:00:00Z")
    expect("2016-12-31T23:59:60Z", is: "2017-01-01T00:00:00Z")
    expect("2004-W01-1", is: "2003-12-29T00:00:00Z")
    expect("2004-W53-7", is: "2005-01-02T00:00:00Z")
    expect("2004-366", is: "2004-12-31T00:00:00Z")
    expect("2004-02-29", is: "2004-02-29T00:00:00Z")
    expect("2004-július-13T9:15-05:00", is: "2004-07-13T14:15:00Z")
    expect("Wed, 16 Nov 94", is: "1994-11-16T00:00:00Z")
    expect("mar 12 mar 2024 10:00 +0100", is: "2024-03-12T09:00:00Z")
  }

  @Test(arguments: [
    "", " ", "yesterday", "0000-00-00 00:00:00", "2003-13-01", "2003-12-32", "2003-12-31T25:00:00Z", "99999999999999",
    "03/04/2005", "Thu, 99 Jan 2004 00:00:00 GMT", "Thu, 01 Foo 2004 00:00:00 GMT", "-1", "1", "2003-W99-1", "2003-999",
    "Thu, 01 Jan 99999999999999999999 00:00:00 GMT", "2003-12-31T10:14:55+99999999999:00", "\u{0}", "::::", "----", "T",
    "2003-12-31T::", String(repeating: "1", count: 5_000),
  ])
  func `nonsense is not a date`(text: String) { #expect(FeedDate.parse(text) == nil) }

  @Test func `days are those of Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in stride(from: 1_600, through: 2_400, by: 7) {
      for month in 1...12 {
        let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        #expect(Double(DateParts.days(year: year, month: month)) * 86_400 == date.timeIntervalSince1970)
      }
    }
  }
}
