public import Foundation

/// One lesson: an occurrence of a calendar event.
public struct Lesson: Codable, Hashable, Sendable, Identifiable {
  /// Unique: the UID of the event, and the start that its rule gives.
  public var id: String
  /// The subject.
  public var title: String
  public var location: String?
  public var teacher: String?
  public var notes: String?
  public var startTime: Date
  /// Not before ``startTime``.
  public var endTime: Date
  public var isAllDay: Bool
  public var isCancelled: Bool
  /// The name of its calendar.
  public var calendar: String
  /// The UID of the event, which all its occurrences share; empty if it has none.
  public var uid: String

  public init(
    id: String, title: String, location: String? = nil, teacher: String? = nil, notes: String? = nil, startTime: Date,
    endTime: Date, isAllDay: Bool = false, isCancelled: Bool = false, calendar: String = "",
    uid: String = ""
  ) {
    self.id = id
    self.title = title
    self.location = location
    self.teacher = teacher
    self.notes = notes
    self.startTime = startTime
    self.endTime = endTime
    self.isAllDay = isAllDay
    self.isCancelled = isCancelled
    self.calendar = calendar
    self.uid = uid
  }
}
