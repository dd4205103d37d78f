import Foundation

/// Converts a calendar's events to lessons.
struct CalendarLessons {
  private let file: CalendarFile
  private let calendar: String
  private let zones: ZoneTable
  private(set) var budget = RuleBudget()
  /// The faults of the file, then those found while expanding rules.
  private(set) var faults: [CalendarDiagnostic]

  /// The maximum number of lessons of a calendar in a span.
  static let most = 100_000

  /// - Parameters:
  ///   - calendar: The value of ``Lesson/calendar``.
  ///   - timeZone: The time zone of floating times and all-day events.
  init(of file: CalendarFile, calendar: String, timeZone: TimeZone) {
    (self.file, self.calendar) = (file, calendar)
    faults = file.faults
    zones = ZoneTable(file, floating: timeZone, budget: &budget, faults: &faults)
  }

  /// The lessons that end after the span's start, or start at it, and start before its end; unordered.
  mutating func lessons(in span: DateInterval) -> [Lesson] {
    let seconds = EventSeries.Span(start: Self.seconds(span.start), end: Self.seconds(span.end) + 1)
    var lessons: [Lesson] = []
    for (masters, all) in groups() {
      let changes = all.filter { isCurrent($0, among: masters) }
      for master in masters {
        var series = EventSeries(master, replacedBy: changes, zones)
        for occurrence in series.occurrences(in: seconds, budget: &budget) { take(occurrence, span, &lessons) }
        faults += series.faults
      }
      for change in changes {
        var single = change
        (single.rules, single.exclusions, single.furtherDates) = ([], [], [])
        var series = EventSeries(single, replacedBy: [], zones)
        for occurrence in series.occurrences(in: seconds, budget: &budget) {
          take(occurrence, span, &lessons, original: change.replaced)
        }
        faults += series.faults
      }
      guard lessons.count < Self.most else {
        let message = "only the first \(Self.most) lessons of the span were used"
        faults.append(CalendarDiagnostic(id: "calendar.too-many-lessons", line: nil, message: message))
        break
      }
    }
    return lessons
  }

  /// Whether a change is current. One with a lower SEQUENCE than its event, for an occurrence that no longer exists,
  /// is a leftover.
  private mutating func isCurrent(_ change: CalendarEvent, among masters: [CalendarEvent]) -> Bool {
    guard let replaced = change.replaced, masters.contains(where: { $0.sequence > change.sequence }) else {
      return true
    }
    for master in masters where EventSeries(master, replacedBy: [], zones).gives(replaced, budget: &budget) {
      return true
    }
    return false
  }

  /// Clamped to the years that calendars support.
  private static func seconds(_ date: Date) -> Int {
    Int(min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799).rounded(.down))
  }

  private func take(
    _ occurrence: EventSeries.Occurrence, _ span: DateInterval, _ lessons: inout [Lesson], original: CalendarTime? = nil
  ) {
    let start = Date(timeIntervalSince1970: Double(occurrence.start))
    let end = Date(timeIntervalSince1970: Double(occurrence.end))
    guard start < span.end, end > span.start || start >= span.start, lessons.count < Self.most else { return }
    let event = occurrence.event
    lessons.append(
      Lesson(
        id: "\(event.uid.isEmpty ? event.summary : event.uid)/\(stamp(original, occurrence))", title: event.summary,
        location: event.location, teacher: event.teachers.name(inCalendar: file.name), notes: event.notes,
        startTime: start, endTime: end, isAllDay: event.start.isDate, isCancelled: event.isCancelled,
        calendar: calendar,
        uid: event.uid))
  }

  /// The time given by the rule: in UTC, or local if it floats.
  private func stamp(_ original: CalendarTime?, _ occurrence: EventSeries.Occurrence) -> String {
    let time =
      original
      ?? CalendarTime(
        wall: occurrence.original, place: occurrence.event.start.place, isDate: occurrence.event.start.isDate)
    if time.isDate { return time.wall.text(isDate: true) }
    if time.place == .floating { return time.wall.text() }
    return WallTime(seconds: original.map(zones.instant) ?? occurrence.originalInstant).text() + "Z"
  }

  /// Events with the same UID, in file order: the events themselves, and replacements of their occurrences.
  private func groups() -> [(masters: [CalendarEvent], changes: [CalendarEvent])] {
    var order: [[Int]] = []
    var places: [String: Int] = [:]
    for (index, event) in file.events.enumerated() {
      if !event.uid.isEmpty, let place = places[event.uid] {
        order[place].append(index)
      } else {
        if !event.uid.isEmpty { places[event.uid] = order.count }
        order.append([index])
      }
    }
    return order.map { indices in
      let events = indices.map { file.events[$0] }
      guard events.count > 1 else { return events[0].replaced == nil ? (events, []) : ([], events) }
      return (
        Self.latest(events.filter { $0.replaced == nil }, of: \.start),
        Self.latest(events.filter { $0.replaced != nil }, of: \.replaced)
      )
    }
  }

  /// For each time, the event with the highest SEQUENCE, or the first of those: some programs also write old
  /// versions.
  private static func latest<Time: Hashable>(
    _ events: [CalendarEvent], of time: KeyPath<CalendarEvent, Time>
  ) -> [CalendarEvent] {
    var kept: [CalendarEvent] = []
    var places: [Time: Int] = [:]
    for event in events {
      if let place = places[event[keyPath: time]] {
        if event.sequence > kept[place].sequence { kept[place] = event }
      } else {
        places[event[keyPath: time]] = kept.count
        kept.append(event)
      }
    }
    return kept
  }
}
