/// Collects the events and time zones from the lines of a calendar.
struct CalendarReader {
  private(set) var file = CalendarFile()
  private(set) var hasCalendar = false
  /// The first non-empty line, for errors.
  private(set) var firstLine = 1
  private(set) var firstText = ""

  private var open: [(name: String, line: Int)] = []
  private var event: EventBuilder?
  private var zone: ZoneBuilder?
  private var leftOut = 0

  /// Components nested deeper are ignored; calendars use three or four levels.
  private static let depth = 32

  mutating func noteEncoding(_ name: String) {
    file.faults.append(
      CalendarDiagnostic(id: "calendar.encoding", line: nil, message: "the text is not UTF-8 and was read as \(name)"))
  }

  mutating func read(_ bytes: [UInt8]) {
    for line in LogicalLines(bytes) {
      if firstText.isEmpty {
        firstLine = line.number
        firstText = String(decoding: line.bytes.prefix(60), as: UTF8.self)
      }
      guard let content = ContentLine(line) else {
        // Lines before the first calendar are ignored: the file may be a login page.
        if !open.isEmpty {
          let start = String(decoding: line.bytes.prefix(40), as: UTF8.self)
          note("calendar.line-unreadable", line.number, "“\(start)” is not a property and was left out")
        }
        continue
      }
      take(content)
    }
    end()
  }

  private mutating func take(_ line: ContentLine) {
    switch line.name {
    case "BEGIN": begin(Substring(line.value).trimmedBlanks.uppercased(), line.number)
    case "END": end(Substring(line.value).trimmedBlanks.uppercased(), line.number)
    default:
      switch open.last?.name {
      case "VEVENT": event?.take(line)
      case "VCALENDAR": takeOfCalendar(line)
      case "VTIMEZONE", "STANDARD", "DAYLIGHT": zone?.take(line)
      default: break
      }
    }
  }

  private mutating func takeOfCalendar(_ line: ContentLine) {
    guard ["NAME", "X-WR-CALNAME", "X-WR-TIMEZONE"].contains(line.name) else { return }
    let text = String(Substring(line.text).trimmedBlanks)
    if text.isEmpty { return }
    if line.name == "X-WR-TIMEZONE" {
      file.zoneName = file.zoneName ?? text
    } else if file.name == nil || line.name == "NAME" {
      file.name = text
    }
  }

  private mutating func begin(_ name: String, _ line: Int) {
    switch name {
    case "VCALENDAR": hasCalendar = true
    case "VEVENT":
      if let index = open.lastIndex(where: { $0.name == "VEVENT" }) { close(downTo: index, line) }
      event = EventBuilder(line: line)
    case "VTIMEZONE": zone = ZoneBuilder(line: line)
    case "STANDARD", "DAYLIGHT": zone?.begin(line)
    default: break
    }
    if open.count < Self.depth { open.append((name, line)) }
  }

  private mutating func end(_ name: String, _ line: Int) {
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      note("calendar.component-unpaired", line, "END:\(name.prefix(40)) has no BEGIN and was ignored")
      return
    }
    if index + 1 < open.count { close(downTo: index + 1, line) }
    finish(open.removeLast())
  }

  /// Closes components without an END.
  private mutating func close(downTo index: Int, _ line: Int?) {
    while open.count > index {
      let component = open.removeLast()
      note("calendar.component-unpaired", component.line, "\(component.name.prefix(40)) has no END")
      finish(component)
    }
  }

  private mutating func finish(_ component: (name: String, line: Int)) {
    switch component.name {
    case "VEVENT":
      guard var built = event else { return }
      event = nil
      let finished = built.finish()
      file.faults += built.faults
      guard let finished else { return }
      if file.events.count < CalendarFile.mostEvents { file.events.append(finished) } else { leftOut += 1 }
    case "VTIMEZONE":
      guard let built = zone else { return }
      zone = nil
      file.faults += built.faults
      if let name = built.name, !built.observances.isEmpty { file.zones[name] = built.observances }
    case "STANDARD", "DAYLIGHT": zone?.end()
    default: break
    }
  }

  private mutating func end() {
    close(downTo: 0, nil)
    if leftOut > 0 {
      let message = "\(leftOut) events after the first \(CalendarFile.mostEvents) were left out"
      file.faults.append(CalendarDiagnostic(id: "calendar.too-many-events", line: nil, message: message))
    }
  }

  private mutating func note(_ id: String, _ line: Int, _ message: String) {
    file.faults.append(CalendarDiagnostic(id: id, line: line, message: message))
  }
}
