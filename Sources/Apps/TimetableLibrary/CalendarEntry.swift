public import Foundation

/// An event as its calendar has it, before its rule is followed: what another program reads in the same file.
public struct CalendarEntry: Hashable, Sendable, Codable {
  /// The name of the calendar.
  public var calendar: String
  /// The event's UID; empty where it has none.
  public var uid: String
  /// The subject; empty where it has none.
  public var summary: String
  /// The start in ISO 8601: a day `2026-09-07`; a floating time `2026-09-07T08:00:00`; any other with its offset from UTC,
  /// `2026-09-07T08:00:00+02:00`, or `Z` in UTC itself.
  public var start: String
  /// The end in the same form, as the calendar has it: for days it should be the day after the last. Without an end in the
  /// calendar, the start, or the day after it.
  public var end: String
  /// The zone of the start, by the calendar's name for it; nil for days, floating times, and UTC.
  public var timeZone: String?
  /// Whether the event repeats: by a rule, or by further dates.
  public var isRepeating: Bool
  /// Which occurrence of the event with the same UID this one replaces, in the form of the start; nil for none.
  public var replaces: String?
  /// Whether it was called off.
  public var isCancelled: Bool
}

extension Timetable {
  /// The events of a file of calendars, in its order. What cannot be read is left out, and reported.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: What errors and diagnostics call it.
  ///   - calendar: The name that the entries have it by.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  public static func entries(
    of data: Data, file: String, calendar: String = ""
  ) throws(TimetableError) -> [CalendarEntry] {
    let read = try CalendarFile.read(data, file: file)
    var (budget, faults) = (RuleBudget(), read.faults)
    let zones = ZoneTable(read, floating: .gmt, budget: &budget, faults: &faults)
    CalendarDiagnostic.report(faults, in: file)
    return read.events.map { event in
      let zone = zones.zone(of: event.start)
      var isNegative = false
      let length = EventLength(from: event.start, to: event.end, zones, isNegative: &isNegative)
      let start = zone.instant(of: event.start.wall)
      let end = length.end(from: event.start.wall, instant: start, in: zone)
      var ending = CalendarTime(wall: zone.wall(at: end), place: event.start.place, isDate: event.start.isDate)
      if case .time(let time)? = event.end { ending = time.placed(like: event.start) }
      let name = if case .zone(let name) = event.start.place { name } else { nil as String? }
      return CalendarEntry(
        calendar: calendar, uid: event.uid, summary: event.summary, start: zones.text(of: event.start),
        end: zones.text(of: ending), timeZone: name, isRepeating: !event.rules.isEmpty || !event.furtherDates.isEmpty,
        replaces: event.replaced.map(zones.text), isCancelled: event.isCancelled)
    }
  }

  /// The events of all imported calendars. A calendar that cannot be read is left out, and reported.
  ///
  /// - Throws: `TimetableError.unreadable` when the folder of calendars is there, but cannot be read.
  public func entries() throws(TimetableError) -> [CalendarEntry] {
    var entries: [CalendarEntry] = []
    for stored in try storedFiles() {
      do throws(TimetableError) {
        entries += try Self.entries(of: try Self.contents(stored.path), file: stored.path, calendar: stored.name)
      } catch {
        error.reportAsLeftOut()
      }
    }
    return entries
  }
}

extension ZoneTable {
  /// ISO 8601.
  fileprivate func text(of time: CalendarTime) -> String {
    let parts = time.wall.day.parts
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let year = String(repeating: "0", count: max(0, 4 - String(parts.year).count)) + String(parts.year)
    let day = "\(year)-\(two(parts.month))-\(two(parts.day))"
    if time.isDate { return day }
    let second = time.wall.secondOfDay
    let clock = "\(day)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    switch time.place {
    case .floating: return clock
    case .utc: return clock + "Z"
    case .zone(let name):
      guard isKnown(name) else { return clock }
      let offset = time.wall.seconds - instant(of: time)
      let minutes = abs(offset) / 60
      return clock + (offset < 0 ? "-" : "+") + "\(two(minutes / 60)):\(two(minutes % 60))"
    }
  }
}
