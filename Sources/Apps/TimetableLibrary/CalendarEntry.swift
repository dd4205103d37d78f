public import Foundation

/// An event as in its calendar, before its recurrence rule is expanded.
public struct CalendarEntry: Hashable, Sendable, Codable {
  public var calendar: String
  /// Empty if it has none.
  public var uid: String
  /// The subject; empty if it has none.
  public var summary: String
  /// The start in ISO 8601: a day `2026-09-07`; a floating time `2026-09-07T08:00:00`; any other with its offset from
  /// UTC, `2026-09-07T08:00:00+02:00`, or `Z` in UTC itself.
  public var start: String
  /// The end in the same form and as in the calendar: for days, normally the day after the last. If the calendar has
  /// no end, the start, or the day after it.
  public var end: String
  /// The time zone of the start, as named in the calendar; nil for days, floating times, and UTC.
  public var timeZone: String?
  /// Whether the event recurs, by a rule or by additional dates.
  public var isRepeating: Bool
  /// The occurrence of the event with the same UID that this one replaces, in the form of the start.
  public var replaces: String?
  public var isCancelled: Bool
}

extension Timetable {
  /// The events of a file, in its order. Unreadable parts are left out and reported.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - file: The name in errors and diagnostics.
  ///   - calendar: The value of ``calendar`` in the entries.
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

  /// The events of all imported calendars. Unreadable calendars are left out and reported.
  ///
  /// - Throws: `TimetableError.unreadable` if the folder of calendars exists, but cannot be read.
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
