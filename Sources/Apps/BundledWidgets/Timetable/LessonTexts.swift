import SwiftUI
import TimetableLibrary

extension Lesson {
  /// Room and teacher, as far as known.
  var place: String? {
    let parts = [location, teacher].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// "Mathematics, 8:00 AM to 8:45 AM, Room 12".
  var spoken: Text {
    let clock: Date.FormatStyle = .dateTime.hour().minute()
    var text = Text("\(title), \(startTime, format: clock) to \(time.upperBound, format: clock)")
    if let location, !location.isEmpty { text = text + Text(verbatim: ", \(location)") }
    return isCancelled ? text + Text(verbatim: ", ") + Text("cancelled") : text
  }

  /// Opens the lesson in the app.
  var link: URL? {
    id.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      .flatMap { URL(string: "almanac-timetable://lesson/\($0)") }
  }
}

extension Calendar {
  /// Opens a day in the app: `almanac-timetable://day/2026-11-23`.
  func link(toDayOf date: Date) -> URL? {
    let day = date.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
    return URL(string: "almanac-timetable://day/\(day)")
  }
}
