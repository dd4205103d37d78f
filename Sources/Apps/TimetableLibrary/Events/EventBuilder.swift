/// Builds an event from its lines. Invalid lines are left out, with a fault; only a start is required.
struct EventBuilder {
  private var event: CalendarEvent
  private var hasStart = false
  private(set) var faults: [CalendarDiagnostic] = []

  init(line: Int) { event = CalendarEvent(line: line, start: CalendarTime(wall: WallTime(seconds: 0), isDate: true)) }

  /// The event; nil if it has no start.
  mutating func finish() -> CalendarEvent? {
    guard hasStart else {
      let name = event.summary.isEmpty ? "the event" : "the event “\(event.summary.prefix(40))”"
      note("calendar.event-without-start", event.line, "\(name) has no valid start and was left out")
      return nil
    }
    return event
  }

  mutating func take(_ line: ContentLine) {
    switch line.name {
    case "DTSTART":
      if !hasStart, let time = time(line.value, line) {
        event.start = time
        hasStart = true
      }
    case "DTEND": if let time = time(line.value, line) { event.end = event.end ?? .time(time) }
    case "DURATION":
      guard let duration = CalendarDuration(line.value) else { return unreadable(line) }
      event.end = event.end ?? .duration(duration)
    case "RRULE": takeRule(line, \.rules)
    case "EXRULE": takeRule(line, \.exclusionRules)
    case "RDATE": takeDates(line)
    case "EXDATE": event.exclusions += values(of: line).compactMap { time($0, line) }
    case "RECURRENCE-ID":
      event.replaced = time(line.value, line)
      event.replacesLater = line["RANGE"]?.uppercased() == "THISANDFUTURE"
    default: takeText(line)
    }
  }

  private mutating func takeText(_ line: ContentLine) {
    switch line.name {
    case "UID": if event.uid.isEmpty { event.uid = String(Substring(line.text).trimmedBlanks) }
    case "SEQUENCE": event.sequence = Int(Substring(line.value).trimmedBlanks) ?? 0
    case "SUMMARY": if event.summary.isEmpty { event.summary = Self.oneLine(line.text) }
    case "LOCATION":
      let location = Self.oneLine(line.text)
      if event.location == nil, !location.isEmpty { event.location = location }
    case "DESCRIPTION":
      let text = Substring(line.text).trimmedBlanks
      guard event.notes == nil, !text.isEmpty else { return }
      event.notes = String(text)
      event.teachers.described = TeacherKeywords.name(inDescription: String(text))
    case "STATUS": event.isCancelled = Substring(line.value).trimmedBlanks.uppercased() == "CANCELLED"
    default: event.teachers.take(line)
    }
  }

  private static func oneLine(_ text: String) -> String {
    let trimmed = Substring(text).trimmedBlanks
    guard trimmed.contains(where: \.isNewline) else { return String(trimmed) }
    return trimmed.split(whereSeparator: \.isNewline).map { String($0.trimmedBlanks) }.joined(separator: " ")
  }

  private mutating func takeRule(_ line: ContentLine, _ rules: WritableKeyPath<CalendarEvent, [RecurrenceRule]>) {
    do throws(RecurrenceRule.RuleError) {
      let rule = try RecurrenceRule(line.value)
      if let remark = rule.ignoredPartsMessage { note("calendar.rule-mended", line.number, "the rule \(remark)") }
      // Real events have at most two rules, and each takes time.
      if event[keyPath: rules].count < 16, !event[keyPath: rules].contains(rule) { event[keyPath: rules].append(rule) }
    } catch {
      let kept = line.name == "RRULE" ? "; it is ignored" : ""
      note("calendar.rule-unreadable", line.number, "the rule \(error.message)\(kept)")
    }
  }

  private mutating func takeDates(_ line: ContentLine) {
    for value in values(of: line) {
      let parts = value.split(separator: "/", maxSplits: 1)
      guard let first = parts.first, let start = time(first, line) else { continue }
      var end: CalendarEvent.End?
      if parts.count == 2 {
        if let duration = CalendarDuration(parts[1]) {
          end = .duration(duration)
        } else if let time = time(parts[1], line) {
          end = .time(time)
        }
      }
      event.furtherDates.append(CalendarEvent.AdditionalDate(start: start, end: end))
    }
  }

  private func values(of line: ContentLine) -> [Substring] { line.value.split(separator: ",") }

  private mutating func time(_ text: some StringProtocol, _ line: ContentLine) -> CalendarTime? {
    if let time = CalendarTime(text, zone: line["TZID"]) { return time }
    unreadable(line)
    return nil
  }

  private mutating func unreadable(_ line: ContentLine) {
    let message = "invalid \(line.name), left out: “\(line.value.prefix(40))”"
    note("calendar.value-unreadable", line.number, message)
  }

  private mutating func note(_ id: String, _ line: Int, _ message: String) {
    faults.append(CalendarDiagnostic(id: id, line: line, message: message))
  }
}
