public import Foundation

/// The lessons of all imported calendars.
public struct Timetable: Sendable {
  /// The app group of the timetable.
  public static let group = "group.almanac.timetable"

  /// The group's container.
  public let container: URL

  /// Creates a timetable over a group's container; nothing is read yet.
  public init(container: URL) { self.container = container }

  /// The lessons that begin or go on in a span of time, in the order of their starts.
  ///
  /// - Parameters:
  ///   - span: Lessons count that end after its start and begin before its end.
  ///   - timeZone: Of floating times and of all-day events.
  public func lessons(in span: DateInterval, timeZone: TimeZone) throws -> [Lesson] { [] }
}
