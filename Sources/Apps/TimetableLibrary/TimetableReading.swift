/// The lessons of some time, and how much of the timetable they were read from.
public struct TimetableReading: Hashable, Sendable {
  /// In the order of their starts, their ends and their titles.
  public var lessons: [Lesson]
  /// How many calendars there are, those that cannot be read among them.
  public var calendars: Int
  /// The names of those that cannot be read, whose lessons are missing.
  public var unreadable: [String]

  /// Creates a reading: of no calendar unless another number is given, and none of them unreadable.
  public init(lessons: [Lesson] = [], calendars: Int = 0, unreadable: [String] = []) {
    (self.lessons, self.calendars, self.unreadable) = (lessons, calendars, unreadable)
  }
}
