import Diagnostics
import Foundation
import Graphics
import Testing

@testable import SystemSettings

/// Time zones without a name: rules, and copies of tzfiles.
struct UnnamedTimeZoneTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-zones-\(UUID())")

  /// A tzfile without transitions (RFC 9636), which ends with `rule`.
  private func file(_ rule: String) -> Data {
    var block = Data("TZif2".utf8)
    // Five counts of zero; one type of time with a four-byte name.
    block.append(Data(count: 15 + 16))
    block.append(contentsOf: [0, 0, 0, 1, 0, 0, 0, 4] as [UInt8])
    block.append(Data(count: 6))
    block.append(Data("LMT\u{0}".utf8))
    return block + block + Data("\n\(rule)\n".utf8)
  }

  private static let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"

  /// The resolution with a database of a few zones, and a file as `/etc/localtime`.
  private func resolution(
    variable: String? = nil, localtime: Data? = nil, name: String? = nil
  ) throws -> SystemTimeZone.Resolution {
    let zones = folder.appending(path: "zoneinfo")
    defer { try? FileManager.default.removeItem(at: folder) }
    let rules = [
      "Europe/Berlin": Self.berlin, "Europe/Rome": Self.berlin, "Africa/Ceuta": Self.berlin,
      "America/New_York": "EST5EDT,M3.2.0,M11.1.0", "Asia/Tokyo": "JST-9",
      "Asia/Beirut": "EET-2EEST,M3.5.0/0,M10.5.0/0",
      "posix/Europe/Paris": Self.berlin, "GB": "GMT0BST,M3.5.0/1,M10.5.0", "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
    ]
    for (name, rule) in rules {
      let place = zones.appending(path: name)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Histories differ: each file has its own abbreviation before the rule.
      var data = file(rule)
      if name != "GB" && name != "Europe/London" { data.replaceSubrange(50...52, with: Data(name.suffix(3).utf8)) }
      try data.write(to: place)
    }
    try Data(
      "#\nDE\t+5230+01322\tEurope/Berlin\nIT\t+4154+01229\tEurope/Rome\nGB\t+513030-0000731\tEurope/London\n".utf8
    )
    .write(to: zones.appending(path: "zone1970.tab"))
    let place = folder.appending(path: "localtime")
    if let localtime { try localtime.write(to: place) }
    if let name { try Data(name.utf8).write(to: folder.appending(path: "timezone")) }
    return SystemTimeZone(
      variable: variable, link: place.path, nameFile: folder.path + "/timezone", database: zones.path
    ).resolution
  }

  private func known(_ identifier: String) -> SystemTimeZone.Resolution { .init(identifier: identifier) }

  /// The content of a zone's file in the database above.
  private func copy(_ rule: String, _ abbreviation: String) -> Data {
    var data = file(rule)
    data.replaceSubrange(50...52, with: Data(abbreviation.utf8))
    return data
  }

  @Test func `a rule with names is the zone with these names`() throws {
    #expect(try resolution(variable: "CET-1CEST") == known("Europe/Rome"))
    #expect(try resolution(variable: ":CET-1CEST,M3.5.0,M10.5.0/3") == known("Europe/Rome"))
    #expect(try resolution(variable: "EST5EDT") == known("America/New_York"))
    #expect(try resolution(variable: "<+02>-2<+03>,M3.5.0/0,M10.5.0/0") == known("Asia/Beirut"))
  }

  @Test func `a rule without daylight saving time is its offset from GMT`() throws {
    let rules: [(String, Double)] = [
      ("JST-9", 9), ("XYZ3", -3), ("<+0545>-5:45", 5.75), ("UTC0", 0), ("GMT+2", -2),
    ]
    for (rule, hours) in rules {
      let resolution = try resolution(variable: rule)
      #expect(resolution.finding == nil)
      #expect(TimeZone(identifier: resolution.identifier)?.secondsFromGMT() == Int(hours * 3600), "\(rule)")
    }
  }

  @Test func `an unknown rule is its standard time, with a diagnostic`() throws {
    let resolution = try resolution(variable: "AAA-4BBB,M1.1.0,M2.1.0")
    #expect(TimeZone(identifier: resolution.identifier)?.secondsFromGMT() == 4 * 3600)
    #expect(resolution.finding?.id == "time-zone.unknown")
    #expect(try self.resolution(variable: "AAA-1BBB").finding != nil)
  }

  @Test func `a copy of a zone's file is that zone, preferably by its listed name`() throws {
    #expect(try resolution(localtime: copy(Self.berlin, "lin")) == known("Europe/Berlin"))
    #expect(try resolution(localtime: file("GMT0BST,M3.5.0/1,M10.5.0")) == known("Europe/London"))
    #expect(try resolution(localtime: copy(Self.berlin, "lin"), name: "Asia/Tokyo\n") == known("Asia/Tokyo"))
  }

  @Test func `a file of another database release is identified by its rule`() throws {
    #expect(try resolution(localtime: copy("EST5EDT,M3.2.0,M11.1.0", "OLD")) == known("America/New_York"))
  }

  @Test func `an invalid zone is GMT, with a diagnostic`() throws {
    for variable in ["Nowhere/Land", "../../etc/passwd", "\u{1B}[1m"] {
      let resolution = try resolution(variable: variable)
      #expect(resolution.identifier == "GMT" && resolution.finding?.id == "time-zone.unknown", "\(variable)")
    }
    #expect(try resolution(localtime: Data("no zone".utf8)).finding?.message.contains("localtime is neither") == true)
    #expect(try resolution(name: "Nowhere/Land\n").finding != nil)
    #expect(try resolution() == known("GMT"))
  }
}
