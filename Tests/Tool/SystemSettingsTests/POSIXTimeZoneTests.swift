import Foundation
import Testing

@testable import SystemSettings

struct POSIXTimeZoneTests {
  @Test func `a rule has names, offsets and dates`() throws {
    let rule = try #require(POSIXTimeZone("CET-1CEST,M3.5.0,M10.5.0/3"))
    #expect(rule.standard == "CET" && rule.offset == 3600)
    #expect(rule.summer == "CEST" && rule.summerOffset == 7200)
    #expect(rule.changes?.map(\.time) == [7200, 10_800])
    let india = try #require(POSIXTimeZone("<+0530>-05:30"))
    #expect(india.standard == "+0530" && india.offset == 19_800 && india.summer == nil)
    let islands = try #require(POSIXTimeZone("<-02>2<-01>,M3.5.0/-1,M10.5.0/0"))
    #expect(islands.offset == -7200 && islands.summerOffset == -3600 && islands.changes?.first?.time == -3600)
    let open = try #require(POSIXTimeZone("EST5EDT"))
    #expect(open.changes == nil)
  }

  @Test(arguments: [
    "", "CET", "Europe/Berlin", "C-1", "CET-", "CET-1:60", "CET-200", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,,", "CET-1CEST,M3.5.0/x,M10.5.0", "CET:", "CET-1CEST,M3.5.0,M10.5.0/3/4", "\u{0}",
    String(repeating: "A", count: 200) + "1",
  ])
  func `an invalid rule is nil`(_ text: String) {
    #expect(POSIXTimeZone(text) == nil)
  }

  @Test func `equal times may have other names, and omitted dates match any`() throws {
    let berlin = try #require(POSIXTimeZone("CET-1CEST,M3.5.0,M10.5.0/3"))
    let same = try #require(POSIXTimeZone("<+01>-1<+02>-2,M3.5.0/2,M10.5.0/3:00"))
    #expect(same.isSame(as: berlin) && !same.hasNames(of: berlin))
    let open = try #require(POSIXTimeZone("CET-1CEST"))
    #expect(open.isSame(as: berlin))
    for other in ["CET-1", "EET-2EEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.4.0/3"] {
      let rule = try #require(POSIXTimeZone(other))
      #expect(!rule.isSame(as: berlin))
    }
  }
}
