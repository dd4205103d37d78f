/// The lessons of a span, and which calendars could be read.
public struct TimetableReading: Hashable, Sendable {
  /// Sorted by start, end and title.
  public var lessons: [Lesson]
  /// The number of calendars, including unreadable ones.
  public var calendars: Int
  /// The names of unreadable calendars, whose lessons are missing.
  public var unreadableCalendars: [String]

  public init(lessons: [Lesson] = [], calendars: Int = 0, unreadableCalendars: [String] = []) {
    (self.lessons, self.calendars, self.unreadableCalendars) = (lessons, calendars, unreadableCalendars)
  }
}
