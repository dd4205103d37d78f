public import Foundation

/// The lessons of all imported calendars.
public struct Timetable: Sendable {
  /// The app group of the timetable.
  public static let group = "group.almanac.timetable"
  /// The app group of the calendar widget, whose events are no lessons; its container is laid out in the same way.
  public static let calendarGroup = "group.almanac.calendar"

  /// The group's container.
  public let container: URL

  /// Creates a timetable over a group's container; nothing is read yet.
  public init(container: URL) { self.container = container }

  /// The lessons that begin or go on in a span of time, in the order of their starts, their ends and their titles.
  ///
  /// A calendar that cannot be read is left out (`calendar.unreadable`), and so is what cannot be read of the others; each is
  /// reported. Without calendars there are no lessons.
  ///
  /// - Parameters:
  ///   - span: Lessons count that end after its start, or begin at it, and begin before its end.
  ///   - timeZone: Of floating times and of all-day events.
  /// - Throws: `TimetableError.unreadable` when the folder of calendars is there, but cannot be read.
  public func lessons(in span: DateInterval, timeZone: TimeZone) throws(TimetableError) -> [Lesson] {
    try reading(in: span, timeZone: timeZone).lessons
  }

  /// The same with what they were read from: no lessons of calendars that are left out is not the same as a free day.
  ///
  /// - Parameters:
  ///   - span: Lessons count that end after its start, or begin at it, and begin before its end.
  ///   - timeZone: Of floating times and of all-day events.
  /// - Throws: `TimetableError.unreadable` when the folder of calendars is there, but cannot be read.
  public func reading(in span: DateInterval, timeZone: TimeZone) throws(TimetableError) -> TimetableReading {
    var lessons: [Lesson] = []
    var reading = TimetableReading()
    for stored in try storedFiles() {
      reading.calendars += 1
      do throws(TimetableError) {
        let question = KnownExpansions.Question(
          path: stored.path, calendar: stored.name, span: span, timeZone: timeZone)
        let answer = try KnownExpansions.answer(to: question) { () throws(TimetableError) in
          let file = try CalendarFile.read(try Self.contents(stored.path), file: stored.path)
          var expansion = CalendarLessons(of: file, calendar: stored.name, timeZone: timeZone)
          return KnownExpansions.Answer(lessons: expansion.lessons(in: span), faults: expansion.faults)
        }
        lessons += answer.lessons
        CalendarDiagnostic.report(answer.faults, in: stored.path)
      } catch {
        error.reportAsLeftOut()
        reading.unreadable.append(stored.name)
      }
    }
    reading.lessons = lessons.inOrder()
    return reading
  }
}

extension [Lesson] {
  /// Sorted, and with ids that are told apart where calendars have the same event twice.
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
