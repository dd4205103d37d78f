import Foundation

/// The time zones of a calendar.
struct ZoneTable {
  private let zones: [String: CalendarZone]
  /// For floating times.
  private let floating: CalendarZone
  /// For days.
  private let days: CalendarZone

  /// A known name takes precedence over the calendar's definition, which often contains only this year's rule.
  /// Unknown names without a definition are treated as floating: in the calendar's time zone (X-WR-TIMEZONE), or the
  /// reader's.
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
            let message = "the time zone “\(name.prefix(60))” changes too often; not all changes are used"
            faults.append(CalendarDiagnostic(id: "calendar.rule-unfinished", line: nil, message: message))
          }
        } else {
          let message = "unknown time zone “\(name.prefix(60))”; its times are treated as floating"
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

  /// Whether the name is known, or the calendar defines it.
  func isKnown(_ name: String) -> Bool { zones[name] != nil }

  func instant(of time: CalendarTime) -> Int { zone(of: time).instant(of: time.wall) }
}
