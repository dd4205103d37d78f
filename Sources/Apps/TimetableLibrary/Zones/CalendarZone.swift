import Foundation

/// What turns a clock's time into an instant: seconds since 1970-01-01 00:00 UTC.
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

  /// When a clock shows `wall`.
  ///
  /// A time that is shown twice is the first one, and a time that is skipped is counted from before the gap: RFC 5545,
  /// 3.3.5.
  func instant(of wall: WallTime) -> Int {
    if case .fixed(let offset) = offsets { return wall.seconds - offset }
    // No zone is further from UTC than a day.
    let before = offset(at: wall.seconds - WallTime.secondsOfDay)
    let after = offset(at: wall.seconds + WallTime.secondsOfDay)
    let first = wall.seconds - before
    guard before != after, offset(at: first) != before else { return first }
    let second = wall.seconds - after
    return offset(at: second) == after ? second : first
  }

  /// What a clock shows at an instant.
  func wall(at instant: Int) -> WallTime { WallTime(seconds: instant + offset(at: instant)) }
}
