/// An event, its occurrences, and the replacements of some of them.
struct EventSeries {
  struct Occurrence {
    let event: CalendarEvent
    /// The time given by the rule, which identifies the occurrence.
    let original: WallTime
    let originalInstant: Int
    var start, end: Int
  }

  /// In seconds since 1970.
  struct Span {
    let start, end: Int
  }

  private let event: CalendarEvent
  private let zones: ZoneTable
  private let zone: CalendarZone
  private let length: EventLength
  /// Replacements of an occurrence and all later ones, sorted by start.
  private var futures: [(from: WallTime, event: CalendarEvent, shift: Int, length: EventLength)] = []
  private var absentTimes: Set<WallTime> = []
  private var absentDays: Set<CivilDay> = []
  private(set) var faults: [CalendarDiagnostic] = []

  /// The maximum number of occurrences of an event in a span.
  static let most = 10_000

  init(_ event: CalendarEvent, replacedBy changes: [CalendarEvent], _ zones: ZoneTable) {
    (self.event, self.zones) = (event, zones)
    zone = zones.zone(of: event.start)
    var isNegative = false
    length = EventLength(from: event.start, to: event.end, zones, isNegative: &isNegative)
    if isNegative {
      let message = "the event “\(event.summary.prefix(40))” ends before it starts; its length is set to 0"
      faults.append(CalendarDiagnostic(id: "calendar.negative-duration", line: event.line, message: message))
    }
    for time in event.exclusions + changes.compactMap(\.replaced) { leaveOut(time) }
    for change in changes where change.replacesLater {
      guard let replaced = change.replaced else { continue }
      let from = wall(of: replaced)
      let length = EventLength(from: change.start, to: change.end, zones, isNegative: &isNegative)
      futures.append((from, change, wall(of: change.start) - from, length))
    }
    futures.sort { $0.from < $1.from }
  }

  private mutating func leaveOut(_ time: CalendarTime) {
    // An excluded day excludes everything that starts on it; all-day events are compared by day.
    if time.isDate || event.start.isDate {
      absentDays.insert(time.wall.day)
    } else {
      absentTimes.insert(wall(of: time))
    }
  }

  /// The time in the event's own time zone, for a time that may be in another one.
  private func wall(of time: CalendarTime) -> WallTime {
    if event.start.isDate || time.isDate { return WallTime(time.wall.day) }
    let time = time.placed(like: event.start)
    return time.place == event.start.place ? time.wall : zone.wall(at: zones.instant(of: time))
  }

  /// The occurrences that may overlap a span, without replaced ones.
  mutating func occurrences(in span: Span, budget: inout RuleBudget) -> [Occurrence] {
    let room = WallTime.secondsOfDay * 2 + (futures.map { abs($0.shift) }.max() ?? 0)
    let longest = max(length.most, futures.map(\.length.most).max() ?? 0)
    let from = WallTime(seconds: span.start - room - longest)
    let through = WallTime(seconds: span.end + room)
    var walls: Set<WallTime> = []
    if hasFirst, event.start.wall >= from, event.start.wall <= through { walls.insert(event.start.wall) }
    for rule in event.rules { walls.formUnion(times(of: rule, from, through, &budget)) }
    for rule in event.exclusionRules where !walls.isEmpty { walls.subtract(times(of: rule, from, through, &budget)) }
    var found = walls.map { occurrence($0) }
    for further in event.furtherDates {
      let wall = wall(of: further.start)
      guard further.end != nil || !walls.contains(wall), wall >= from || further.end != nil, wall <= through else {
        continue
      }
      if further.end != nil { found.removeAll { $0.original == wall } }
      walls.insert(wall)
      found.append(occurrence(wall, further: further))
    }
    return found.filter { !absentTimes.contains($0.original) && !absentDays.contains($0.original.day) }
      .sorted { $0.original < $1.original }
  }

  /// The first occurrence counts even if the rule does not give it, unless UNTIL is before it.
  private var hasFirst: Bool {
    event.rules.isEmpty || event.rules.contains { rule in last(of: rule).map { $0 >= event.start.wall } ?? true }
  }

  /// Whether the event has an occurrence at a time, which a change may replace.
  func gives(_ time: CalendarTime, budget: inout RuleBudget) -> Bool {
    let wall = wall(of: time)
    let isLeftOut = event.exclusions.contains {
      $0.isDate || event.start.isDate ? $0.wall.day == wall.day : self.wall(of: $0) == wall
    }
    if isLeftOut { return false }
    if hasFirst, wall == event.start.wall { return true }
    if event.furtherDates.contains(where: { self.wall(of: $0.start) == wall }) { return true }
    return event.rules.contains { rule in
      !RuleExpansion.times(
        of: rule, start: event.start.wall, until: last(of: rule), from: wall, through: wall, budget: &budget, limit: 2
      ).times.isEmpty
    }
  }

  private func occurrence(_ wall: WallTime, further: CalendarEvent.AdditionalDate? = nil) -> Occurrence {
    let future = futures.last { $0.from <= wall }
    let shifted = future.map { wall + $0.shift } ?? wall
    var length = future?.length ?? length
    if let further, let end = further.end {
      var isNegative = false
      length = EventLength(from: further.start, to: end, zones, isNegative: &isNegative)
    }
    let (original, start) = (zone.instant(of: wall), zone.instant(of: shifted))
    return Occurrence(
      event: future?.event ?? event, original: wall, originalInstant: original, start: start,
      end: length.end(from: shifted, instant: start, in: zone))
  }

  private mutating func times(
    of rule: RecurrenceRule, _ from: WallTime, _ through: WallTime, _ budget: inout RuleBudget
  ) -> [WallTime] {
    let (times, isComplete) = RuleExpansion.times(
      of: rule, start: event.start.wall, until: last(of: rule), from: from, through: through, budget: &budget,
      limit: Self.most)
    if !isComplete {
      let message = "the rule of “\(event.summary.prefix(40))” gives too many occurrences; not all of them are used"
      faults.append(CalendarDiagnostic(id: "calendar.rule-unfinished", line: event.line, message: message))
    }
    return times
  }

  /// UNTIL in the event's own time zone. A day includes all of it.
  private func last(of rule: RecurrenceRule) -> WallTime? {
    guard let until = rule.until else { return nil }
    if until.isDate || event.start.isDate {
      return WallTime(until.wall.day, secondOfDay: WallTime.secondsOfDay - 1)
    }
    return wall(of: until)
  }
}
