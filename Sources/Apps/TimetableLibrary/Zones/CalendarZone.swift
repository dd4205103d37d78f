import Foundation

/// Converts local times to instants, in seconds since 1970-01-01 00:00 UTC.
struct CalendarZone {
  private enum Offsets {
    case system(TimeZone)
    case fixed(Int)
    case rules(ZoneRules)
  }

  private let offsets: Offsets

  static let utc = CalendarZone(offset: 0)

  init(_ zone: TimeZone) { offsets = zone.identifier == "GMT" ? .fixed(0) : .system(zone) }
  init(rules: ZoneRules) { offsets = .rules(rules) }
  private init(offset: Int) { offsets = .fixed(offset) }

  /// Seconds east of Greenwich.
  func offset(at instant: Int) -> Int {
    switch offsets {
    case .fixed(let offset): offset
    case .rules(let rules): rules.offset(at: instant)
    case .system(let zone): zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }
  }

  /// The instant of a local time.
  ///
  /// Of an ambiguous time, the first instant. A skipped time is computed with the offset before the gap (RFC 5545,
  /// 3.3.5).
  func instant(of wall: WallTime) -> Int {
    if case .fixed(let offset) = offsets { return wall.seconds - offset }
    // No time zone is more than a day from UTC.
    let before = offset(at: wall.seconds - WallTime.secondsOfDay)
    let after = offset(at: wall.seconds + WallTime.secondsOfDay)
    let first = wall.seconds - before
    guard before != after, offset(at: first) != before else { return first }
    let second = wall.seconds - after
    return offset(at: second) == after ? second : first
  }

  /// The local time at an instant.
  func wall(at instant: Int) -> WallTime { WallTime(seconds: instant + offset(at: instant)) }
}
