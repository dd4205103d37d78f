import _FoundationICU
import Foundation

/// Maps a TZID to a system time zone.
enum ZoneName {
  /// The time zone of a name: a tz database name; a longer name that ends in one, such as
  /// `/freeassociation.sourceforge.net/Europe/Berlin`; or a Windows name in CLDR, such as `W. Europe Standard Time`.
  /// Nil for any other.
  static func zone(_ name: String) -> TimeZone? {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines.union(["\"", "'"]))
    guard !name.isEmpty, name.utf8.count < 200 else { return nil }
    if let zone = known(name) { return zone }
    if let tail = tails(of: name).lazy.compactMap(known).first { return tail }
    return ofWindows(name).flatMap { TimeZone(identifier: $0) }
  }

  /// Excludes names that only Foundation knows, such as `GMT+0100`, and abbreviations, which are ambiguous.
  private static func known(_ name: String) -> TimeZone? {
    let plain = name.uppercased()
    if ["UTC", "GMT", "Z", "ETC/UTC", "ETC/GMT", "ZULU"].contains(plain) { return .gmt }
    guard name.contains("/") || identifiers.contains(name) else {
      let offset = plain.dropFirst(3)
      let isOffset = !offset.isEmpty && offset.allSatisfy { "+-:0123456789".contains($0) }
      return isOffset && (plain.hasPrefix("GMT") || plain.hasPrefix("UTC")) ? TimeZone(identifier: "GMT" + offset) : nil
    }
    guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return nil }
    return TimeZone(identifier: name)
  }

  /// Names in the tz database without a slash.
  private static let identifiers: Set<String> = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "HST", "Hongkong", "Iceland",
    "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo",
    "PRC",
    "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal", "W-SU", "WET",
  ]

  /// The suffixes after each slash: two or three components make a name.
  private static func tails(of name: String) -> [String] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    return [3, 2].compactMap {
      parts.count > $0 || (parts.count == $0 && name.hasPrefix("/")) ? parts.suffix($0).joined(separator: "/") : nil
    }
  }

  private static func ofWindows(_ name: String) -> String? {
    let units = Array(name.utf16)
    var buffer = [UInt16](repeating: 0, count: 128)
    var status = U_ZERO_ERROR
    let length = swift_ucal_getTimeZoneIDForWindowsID(
      units, Int32(units.count), nil, &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
