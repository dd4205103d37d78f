import Foundation

/// The zones of a calendar's times.
struct ZoneTable {
  private let zones: [String: CalendarZone]
  /// Of floating times.
  private let floating: CalendarZone
  /// Of days.
  private let days: CalendarZone

  /// A zone whose name says which it is counts by that, whatever the calendar describes: its description often has this
  /// year's rule alone. Others are as the calendar describes them. One that is neither is taken for that of floating times:
  /// the calendar's own (X-WR-TIMEZONE), else the reader's.
  init(_ file: CalendarFile, floating: TimeZone, budget: inout RuleBudget, faults: inout [CalendarDiagnostic]) {
    days = CalendarZone(floating)
    self.floating = file.zoneName.flatMap(ZoneName.zone).map { CalendarZone($0) } ?? days
    var zones: [String: CalendarZone] = [:]
    var seen: Set<String> = []
    for event in file.events {
      for name in event.zoneNames where seen.insert(name).inserted {
        if let zone = ZoneName.zone(name) {
          zones[name] = CalendarZone(zone)
        } else if let observances = file.zones[name] {
          var isComplete = true
          zones[name] = CalendarZone(rules: ZoneRules(observances, budget: &budget, isComplete: &isComplete))
          if !isComplete {
            let message = "the rules of the time zone “\(name.prefix(60))” were not followed to their end"
            faults.append(CalendarDiagnostic(id: "calendar.rule-unfinished", line: nil, message: message))
          }
        } else {
          let message = "the time zone “\(name.prefix(60))” is not known; its times count as those without a zone"
          faults.append(CalendarDiagnostic(id: "calendar.zone-unknown", line: event.line, message: message))
        }
      }
    }
    self.zones = zones
  }

  func zone(of time: CalendarTime) -> CalendarZone {
    if time.isDate { return days }
    switch time.place {
    case .floating: return floating
    case .utc: return .utc
    case .zone(let name): return zones[name] ?? floating
    }
  }

  /// Whether the name says a zone, or the calendar describes it.
  func isKnown(_ name: String) -> Bool { zones[name] != nil }

  func instant(of time: CalendarTime) -> Int { zone(of: time).instant(of: time.wall) }
}
