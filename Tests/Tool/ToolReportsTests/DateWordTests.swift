import Foundation
import Testing

@testable import ToolReports

@Suite struct DateWordTests {
  @Test(
    arguments: [
      (0, "now"), (0.4, "now"), (1, "in 1 second"), (-1, "1 second ago"), (59, "in 59 seconds"), (60, "in 1 minute"),
      (-180, "3 minutes ago"), (3599, "in 1 hour"), (3600, "in 1 hour"), (-86_400, "24 hours ago"),
      (172_800, "in 2 days"),
      (1e30, "in 1000000000 days"),
    ] as [(Double, String)])
  func `a distance has the largest unit that fits`(example: (seconds: Double, words: String)) {
    #expect(RelativeDateText.distance(example.seconds) == example.words)
  }

  @Test func `a date is printed in a time zone, without zero seconds`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    let words = RelativeDateText(now: now, zone: zone)
    #expect(words(now + 3600) == "2026-11-21 10:00 (in 1 hour)")
    #expect(words(now - 12.5) == "2026-11-21 08:59:47 (13 seconds ago)")
  }
}
