import Foundation

/// The zones of a calendar's times.
struct ZoneTable {
  private let zones: [String: CalendarZone]
  /// Of floating times and days.
  private let floating: CalendarZone

  /// A zone whose name says which it is counts by that, whatever the calendar describes: its description often has this
  /// year's rule alone. Others are as the calendar describes them. One that is neither is taken for the reader's own.
  init(_ file: CalendarFile, floating: TimeZone, budget: inout RuleBudget, faults: inout [CalendarFault]) {
    self.floating = CalendarZone(floating)
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
            faults.append(CalendarFault(id: "calendar.rule-unfinished", line: nil, message: message))
          }
        } else {
          let message = "the time zone “\(name.prefix(60))” is not known; its times count in the zone of the reader"
          faults.append(CalendarFault(id: "calendar.zone-unknown", line: event.line, message: message))
        }
      }
    }
    self.zones = zones
  }

  func zone(of place: CalendarTime.Place) -> CalendarZone {
    switch place {
    case .floating: floating
    case .utc: .utc
    case .zone(let name): zones[name] ?? floating
    }
  }

  func instant(of time: CalendarTime) -> Int { zone(of: time.place).instant(of: time.wall) }
}
