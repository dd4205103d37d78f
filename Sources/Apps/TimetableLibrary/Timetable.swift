public import Foundation

/// The lessons of all imported calendars.
public struct Timetable: Sendable {
  /// The app group of the timetable.
  public static let group = "group.almanac.timetable"
  /// The app group of the calendar widget, whose events are not lessons. Its container has the same layout.
  public static let calendarGroup = "group.almanac.calendar"

  public let container: URL

  public init(container: URL) { self.container = container }

  /// The lessons in a span, sorted by start, end and title.
  ///
  /// Unreadable calendars are left out and reported (`calendar.unreadable`), and so are unreadable parts of others.
  /// Without calendars there are no lessons.
  ///
  /// - Parameters:
  ///   - span: Lessons that end after its start, or start at it, and start before its end.
  ///   - timeZone: The time zone of floating times and all-day events.
  /// - Throws: `TimetableError.unreadable` if the folder of calendars exists, but cannot be read.
  public func lessons(in span: DateInterval, timeZone: TimeZone) throws(TimetableError) -> [Lesson] {
    try reading(in: span, timeZone: timeZone).lessons
  }

  /// The lessons in a span, and which calendars could be read: a day with unreadable calendars is not a free day.
  ///
  /// - Parameters:
  ///   - span: Lessons that end after its start, or start at it, and start before its end.
  ///   - timeZone: The time zone of floating times and all-day events.
  /// - Throws: `TimetableError.unreadable` if the folder of calendars exists, but cannot be read.
  public func reading(in span: DateInterval, timeZone: TimeZone) throws(TimetableError) -> TimetableReading {
    var lessons: [Lesson] = []
    var reading = TimetableReading()
    for stored in try storedFiles() {
      reading.calendars += 1
      do throws(TimetableError) {
        let question = ExpansionCache.Key(
          path: stored.path, calendar: stored.name, span: span, timeZone: timeZone)
        let answer = try ExpansionCache.answer(to: question) { () throws(TimetableError) in
          let file = try CalendarFile.read(try Self.contents(stored.path), file: stored.path)
          var expansion = CalendarLessons(of: file, calendar: stored.name, timeZone: timeZone)
          return ExpansionCache.Entry(lessons: expansion.lessons(in: span), faults: expansion.faults)
        }
        lessons += answer.lessons
        CalendarDiagnostic.report(answer.faults, in: stored.path)
      } catch {
        error.reportAsLeftOut()
        reading.unreadableCalendars.append(stored.name)
      }
    }
    reading.lessons = lessons.inOrder()
    return reading
  }
}

extension [Lesson] {
  /// Sorted, and with unique ids if several calendars contain the same event.
  fileprivate func inOrder() -> [Lesson] {
    var lessons = sorted {
      ($0.startTime, $0.endTime, $0.title, $0.calendar, $0.id) < (
        $1.startTime, $1.endTime, $1.title, $1.calendar, $1.id
      )
    }
    var counts: [String: Int] = [:]
    for index in lessons.indices {
      let count = counts[lessons[index].id, default: 0] + 1
      counts[lessons[index].id] = count
      if count > 1 { lessons[index].id += "/\(count)" }
    }
    return lessons
  }
}
