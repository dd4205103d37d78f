/// An event of a calendar (VEVENT) as written: its times are in their own time zones, and its rule is not expanded.
struct CalendarEvent: Sendable {
  enum End: Hashable, Sendable {
    case time(CalendarTime)
    case duration(CalendarDuration)
  }

  /// An additional start date (RDATE).
  struct AdditionalDate: Hashable, Sendable {
    var start: CalendarTime
    /// Nil for the length of the event.
    var end: End?
  }

  /// The line of its BEGIN.
  var line: Int
  /// Empty if it has none.
  var uid = ""
  var sequence = 0
  var summary = ""
  var location: String?
  var notes: String?
  var teachers = TeacherKeywords()
  var start: CalendarTime
  var end: End?
  var rules: [RecurrenceRule] = []
  /// EXRULE, which RFC 5545 removed, but calendars contain.
  var exclusionRules: [RecurrenceRule] = []
  var furtherDates: [AdditionalDate] = []
  var exclusions: [CalendarTime] = []
  /// The occurrence of the event with the same UID that this one replaces.
  var replaced: CalendarTime?
  /// Whether it also replaces all later occurrences.
  var replacesLater = false
  var isCancelled = false

  init(line: Int, start: CalendarTime) { (self.line, self.start) = (line, start) }

  /// The time zones of its times, as named in the calendar.
  var zoneNames: [String] {
    var times = [start] + exclusions + furtherDates.map(\.start) + [replaced].compactMap(\.self)
    for end in [end] + furtherDates.map(\.end) { if case .time(let time)? = end { times.append(time) } }
    return times.compactMap { if case .zone(let name) = $0.place { name } else { nil } }
  }
}
