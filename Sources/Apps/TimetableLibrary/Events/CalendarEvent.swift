/// An event of a calendar (VEVENT), as it is written: its times are in their own zones, its rule is not followed yet.
struct CalendarEvent: Sendable {
  /// What an event says of its end.
  enum End: Hashable, Sendable {
    case time(CalendarTime)
    case duration(CalendarDuration)
  }

  /// A further start, as RDATE gives them.
  struct FurtherDate: Hashable, Sendable {
    var start: CalendarTime
    /// Nil for as long as the event itself.
    var end: End?
  }

  /// The line of its BEGIN.
  var line: Int
  /// Empty where it has none.
  var uid = ""
  var sequence = 0
  var summary = ""
  var location: String?
  var notes: String?
  var teachers = TeacherKeywords()
  var start: CalendarTime
  var end: End?
  var rules: [RecurrenceRule] = []
  /// EXRULE, which RFC 5545 has no more, but calendars have.
  var exclusionRules: [RecurrenceRule] = []
  var furtherDates: [FurtherDate] = []
  var exclusions: [CalendarTime] = []
  /// Which occurrence of the event with the same UID this one replaces.
  var replaced: CalendarTime?
  /// Whether it replaces all later ones as well.
  var replacesLater = false
  var isCancelled = false

  init(line: Int, start: CalendarTime) { (self.line, self.start) = (line, start) }

  /// Zones that its times are in, by the calendar's names for them.
  var zoneNames: [String] {
    var times = [start] + exclusions + furtherDates.map(\.start) + [replaced].compactMap(\.self)
    for end in [end] + furtherDates.map(\.end) { if case .time(let time)? = end { times.append(time) } }
    return times.compactMap { if case .zone(let name) = $0.place { name } else { nil } }
  }
}
