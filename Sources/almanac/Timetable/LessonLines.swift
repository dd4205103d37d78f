import Foundation
import TimetableLibrary
import ToolCommands

/// Lessons as a terminal shows them: a heading for each day, a line for each lesson.
struct LessonLines {
  let lines: [String]

  private static let widestTitle = 40

  init(_ lessons: [Lesson], in span: DateInterval, timeZone: TimeZone) {
    if lessons.isEmpty {
      lines = ["no lessons"]
      return
    }
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let width = lessons.map { Self.title($0).terminalColumns }.filter { $0 <= Self.widestTitle }.max() ?? 0
    var lines: [String] = []
    var heading = ""
    for lesson in lessons {
      // What began before is under the first day.
      let first = max(lesson.startTime, span.start)
      let weekday = Self.weekdays[(calendar.component(.weekday, from: first) - 1) % 7]
      let day = "\(weekday) \(style.year().month().day().format(first)) (\(timeZone.identifier))"
      if day != heading {
        lines += (lines.isEmpty ? [] : [""]) + [day]
        heading = day
      }
      let columns = [Self.time(lesson, style), Self.title(lesson).padded(to: width)] + Self.details(lesson)
      lines.append("  " + columns.joined(separator: "  ").trimmedEnd)
    }
    self.lines = lines
  }

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private static func time(_ lesson: Lesson, _ style: Date.ISO8601FormatStyle) -> String {
    if lesson.isAllDay { return "all day    " }
    let clock = style.time(includingFractionalSeconds: false)
    return "\(clock.format(lesson.startTime).prefix(5))–\(clock.format(lesson.endTime).prefix(5))"
  }

  private static func title(_ lesson: Lesson) -> String {
    (lesson.isCancelled ? "cancelled: " : "") + (lesson.title.isEmpty ? "–" : lesson.title.printable)
  }

  private static func details(_ lesson: Lesson) -> [String] {
    [lesson.location, lesson.teacher].compactMap { $0?.printable }
  }
}

extension String {
  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
