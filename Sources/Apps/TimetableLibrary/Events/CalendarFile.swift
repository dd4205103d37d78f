import Foundation
import MarkupText

/// What is in a file of calendars, before any rule is followed.
struct CalendarFile: Sendable {
  /// More bytes are not read.
  static let largestSize = 64 << 20
  /// More events than that are left out, with a diagnostic.
  static let mostEvents = 100_000

  /// What the calendar calls itself: NAME (RFC 7986) or X-WR-CALNAME.
  var name: String?
  /// The zone that its floating times are in: X-WR-TIMEZONE, which Google and Apple write; nil where it says none.
  var zoneName: String?
  var events: [CalendarEvent] = []
  var zones: [String: [ZoneRules.Observance]] = [:]
  var faults: [CalendarDiagnostic] = []

  /// Reads a file; several calendars in it are one.
  ///
  /// - Parameter file: Its name, for errors.
  /// - Throws: `TimetableError.notACalendar`, `.tooLarge`, `.unreadable`.
  static func read(_ data: Data, file: String) throws(TimetableError) -> CalendarFile {
    guard data.count <= largestSize else { throw .tooLarge(file: file, limit: largestSize) }
    var reader = CalendarReader()
    do throws(MarkupError) {
      let (bytes, encoding) = try CalendarText.utf8(data)
      if let encoding { reader.noteEncoding(encoding) }
      reader.read(bytes)
    } catch {
      throw .unreadable(file: file, reason: "\(error)")
    }
    guard reader.hasCalendar else {
      throw .notACalendar(file: file, line: reader.firstLine, found: reader.firstText)
    }
    return reader.file
  }
}
