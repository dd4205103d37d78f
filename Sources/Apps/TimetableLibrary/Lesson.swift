public import Foundation

/// One lesson at its time: an occurrence of an event of a calendar.
public struct Lesson: Codable, Hashable, Sendable, Identifiable {
  /// What tells it from all others: the event's UID and the start that its rule gave.
  public var id: String
  /// The subject.
  public var title: String
  /// Where it takes place; nil where that is not said.
  public var location: String?
  /// Who teaches it; nil where that is not said.
  public var teacher: String?
  /// What is to be known besides; nil for nothing.
  public var notes: String?
  /// When it begins.
  public var startTime: Date
  /// When it ends; never before ``startTime``.
  public var endTime: Date
  /// Whether it lasts whole days.
  public var isAllDay: Bool
  /// Whether it was called off.
  public var isCancelled: Bool
  /// The name of the calendar that it is from.
  public var calendar: String
  /// The event's UID, which all its times share; empty where it has none.
  public var uid: String

  /// Creates a lesson.
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
