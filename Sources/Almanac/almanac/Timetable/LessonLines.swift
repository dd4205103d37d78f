import Foundation
import TimetableLibrary
import ToolReports

/// Formats lessons for a terminal: a heading for each day, a line for each of its lessons.
struct LessonLines {
  private let lessons: [Lesson]
  private let span: DateInterval
  private let calendar: Calendar
  private let style: Date.ISO8601FormatStyle
  private let titleWidth: Int
  private let roomWidth: Int
  private let noun: String

  private static let widest = 40

  /// - Parameters:
  ///   - lessons: Sorted by start.
  ///   - span: The days to show.
  ///   - calendar: Determines the time zone.
  ///   - noun: What an empty day has none of.
  init(_ lessons: [Lesson], in span: DateInterval, _ calendar: Calendar, noun: String) {
    (self.lessons, self.span, self.calendar, self.noun) = (lessons, span, calendar, noun)
    style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
    let widest = { (texts: [String]) in
      texts.map(\.terminalColumns).filter { $0 <= Self.widest }.max() ?? 0
    }
    titleWidth = widest(lessons.map(Self.title))
    roomWidth = widest(lessons.compactMap { $0.location?.printable })
  }

  /// Passes the lines one by one: a year with many long events has more lines than fit in memory.
  func write(_ line: (String) throws -> Void) rethrows {
    guard !lessons.isEmpty else {
      let last = heading(of: span.end - 1)
      let first = heading(of: span.start)
      try line("\(first == last ? first : "\(first) to \(last)") (\(calendar.timeZone.identifier))")
      return try line("  no \(noun)")
    }
    var isFirst = true
    var start = span.start
    // The lessons that have begun and not ended, and those that have not begun.
    var running: [Lesson] = []
    var coming = lessons[...]
    while start < span.end {
      let next = calendar.date(byAdding: .day, value: 1, to: start).map { calendar.startOfDay(for: $0) } ?? span.end
      let day = DateInterval(start: start, end: max(start + 1, next))
      running.removeAll { $0.endTime <= day.start && $0.startTime < day.start }
      while let lesson = coming.first, lesson.startTime < day.end {
        running.append(lesson)
        coming.removeFirst()
      }
      if !running.isEmpty {
        if !isFirst { try line("") }
        isFirst = false
        try line("\(heading(of: day.start)) (\(calendar.timeZone.identifier))")
        for lesson in running { for text in lines(of: lesson, on: day) { try line(text) } }
      }
      start = day.end
    }
  }

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private func heading(of day: Date) -> String {
    let weekday = Self.weekdays[(calendar.component(.weekday, from: day) - 1) % 7]
    return "\(weekday) \(style.year().month().day().format(day))"
  }

  /// The time on this day: an event of several days is "all day" between its first and its last day.
  private func time(of lesson: Lesson, on day: DateInterval) -> String {
    let begins = lesson.startTime >= day.start
    let ends = lesson.endTime < day.end || lesson.endTime == day.end && lesson.startTime > day.start
    if lesson.isAllDay || lesson.startTime <= day.start && !ends { return "all day    " }
    let clock = style.time(includingFractionalSeconds: false)
    let start = begins ? String(clock.format(lesson.startTime).prefix(5)) : "     "
    let end = ends ? String(clock.format(lesson.endTime).prefix(5)) : "     "
    return "\(start)–\(end)"
  }

  /// A title that is wider than the column has its own line.
  private func lines(of lesson: Lesson, on day: DateInterval) -> [String] {
    let title = Self.title(lesson)
    let room = lesson.location?.printable ?? ""
    let details = [lesson.teacher == nil ? room : room.padded(to: roomWidth), lesson.teacher?.printable ?? ""]
      .joined(separator: "  ")
    let time = "  \(time(of: lesson, on: day))  "
    let isNarrow = title.terminalColumns <= titleWidth
    let hasDetails = !details.allSatisfy { $0 == " " }
    if isNarrow || !hasDetails { return [(time + title.padded(to: titleWidth) + "  " + details).trimmedEnd] }
    let indent = String(repeating: " ", count: 2 + 11 + 2 + titleWidth + 2)
    return [time + title, (indent + details).trimmedEnd]
  }

  private static func title(_ lesson: Lesson) -> String {
    (lesson.isCancelled ? "cancelled: " : "") + (lesson.title.isEmpty ? "–" : lesson.title.printable)
  }
}

extension String {
  fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
