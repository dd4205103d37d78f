public import Foundation

/// A calendar that was read, but not stored yet.
public struct CalendarCandidate: Sendable {
  /// The name under which it will be stored.
  public let name: String
  /// The calendar's own name.
  public let title: String?
  /// The number of readable events; a recurring event counts once.
  public let events: Int
  /// Where it came from; nil for a file.
  public let origin: CalendarOrigin?
  let data: Data

  /// Reads a calendar. Unreadable parts are reported, but kept in the stored file.
  ///
  /// - Parameters:
  ///   - data: The content of the file, at most 64 MiB.
  ///   - file: The name in errors and diagnostics. Its last component without extension is the default name of a
  ///     calendar.
  ///   - name: The name under which to store it (default: the calendar's own). Characters that file names cannot
  ///     contain become dashes.
  ///   - origin: Where to reload it from; nil for a file.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  public init(
    _ data: Data, file: String, name: String? = nil, origin: CalendarOrigin? = nil
  ) throws(TimetableError) {
    let read = try CalendarFile.read(data, file: file)
    var lessons = CalendarLessons(of: read, calendar: "", timeZone: .gmt)
    // Any span will do: this finds the invalid parts of events.
    _ = lessons.lessons(in: DateInterval(start: .distantPast, duration: 0))
    CalendarDiagnostic.report(lessons.faults, in: file)
    let last = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    self.name = Timetable.fileName(name ?? read.name ?? last)
    (title, events, self.origin, self.data) = (read.name, read.events.count, origin, data)
  }

  init(_ data: Data, file: String, name: String?, address: URL?) throws(TimetableError) {
    try self.init(data, file: file, name: name, origin: address.map { CalendarOrigin(address: $0) })
  }
}
