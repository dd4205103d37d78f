public import Foundation

/// A calendar that was read, and not yet kept.
public struct CalendarCandidate: Sendable {
  /// The name that it will be kept by.
  public let name: String
  /// What the calendar calls itself; nil where it does not.
  public let title: String?
  /// How many events can be read in it, each repeating one counting once.
  public let events: Int
  /// Where it came from; nil for a file.
  public let origin: CalendarOrigin?
  let data: Data

  /// Reads a calendar. What of it cannot be read is reported, and kept in the file all the same.
  ///
  /// - Parameters:
  ///   - data: The file's bytes, at most 64 MiB.
  ///   - file: What errors and diagnostics call it; its last part, without the ending, is the name of a calendar without.
  ///   - name: The name to keep it by; what the calendar calls itself unless given. Characters that a file's name cannot
  ///     have become dashes.
  ///   - origin: Where it came from, to be read again from there; nil for a file.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  public init(
    _ data: Data, file: String, name: String? = nil, origin: CalendarOrigin? = nil
  ) throws(TimetableError) {
    let read = try CalendarFile.read(data, file: file)
    var lessons = CalendarLessons(of: read, calendar: "", timeZone: .gmt)
    // Any span: what is wrong with events is found when they are gone through.
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
