/// How long an event lasts, each time that it takes place.
enum EventLength: Hashable {
  /// So many seconds, whatever the clock does: what DTEND means (RFC 5545, 3.8.5.3).
  case exact(Int)
  /// So many days on the calendar and seconds after that: what DURATION means.
  case nominal(days: Int, seconds: Int)

  /// - Parameters:
  ///   - end: What the event says of its end. Without, a day lasts a day and a time has no length.
  ///   - isNegative: Set when it ends before it begins, which counts as no length.
  init(from start: CalendarTime, to end: CalendarEvent.End?, _ zones: ZoneTable, isNegative: inout Bool) {
    switch end {
    case nil: self = .nominal(days: start.isDate ? 1 : 0, seconds: 0)
    case .duration(let duration):
      if duration.isNegative { isNegative = true }
      let days = max(0, duration.days)
      self = .nominal(days: start.isDate ? max(days, 1) : days, seconds: start.isDate ? 0 : max(0, duration.seconds))
    case .time(let time) where start.isDate:
      let days = time.wall.day.number - start.wall.day.number + (time.wall.secondOfDay > 0 ? 1 : 0)
      if days < 0 { isNegative = true }
      // That the day after is meant is often forgotten.
      self = .nominal(days: max(days, 1), seconds: 0)
    case .time(let time):
      let seconds = zones.instant(of: time.placed(like: start)) - zones.instant(of: start)
      if seconds < 0 { isNegative = true }
      self = .exact(max(0, seconds))
    }
  }

  /// When something of that length ends.
  func end(from wall: WallTime, instant: Int, in zone: CalendarZone) -> Int {
    switch self {
    case .exact(let seconds): instant + seconds
    case .nominal(0, let seconds): instant + seconds
    case .nominal(let days, let seconds): max(instant, zone.instant(of: wall + days * WallTime.secondsOfDay)) + seconds
    }
  }

  /// At least its seconds.
  var most: Int {
    switch self {
    case .exact(let seconds): seconds
    case .nominal(let days, let seconds): (days + 1) * WallTime.secondsOfDay + seconds
    }
  }
}
