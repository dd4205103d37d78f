/// The length of each occurrence of an event.
enum EventLength: Hashable {
  /// Exact seconds, across changes of the clock: the meaning of DTEND (RFC 5545, 3.8.5.3).
  case exact(Int)
  /// Calendar days, then seconds: the meaning of DURATION.
  case nominal(days: Int, seconds: Int)

  /// - Parameters:
  ///   - end: The event's end. Without one, an all-day event lasts a day, and any other has no length.
  ///   - isNegative: Set if the end is before the start; the length is then 0.
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
      // DTEND should be the day after, but many calendars get that wrong.
      self = .nominal(days: max(days, 1), seconds: 0)
    case .time(let time):
      let seconds = zones.instant(of: time.placed(like: start)) - zones.instant(of: start)
      if seconds < 0 { isNegative = true }
      self = .exact(max(0, seconds))
    }
  }

  /// The end of an occurrence.
  func end(from wall: WallTime, instant: Int, in zone: CalendarZone) -> Int {
    switch self {
    case .exact(let seconds): instant + seconds
    case .nominal(0, let seconds): instant + seconds
    case .nominal(let days, let seconds): max(instant, zone.instant(of: wall + days * WallTime.secondsOfDay)) + seconds
    }
  }

  /// An upper bound of the length in seconds.
  var most: Int {
    switch self {
    case .exact(let seconds): seconds
    case .nominal(let days, let seconds): (days + 1) * WallTime.secondsOfDay + seconds
    }
  }
}
