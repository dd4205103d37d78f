import Foundation
import MarkupText

/// The content of a calendar file, before rules are expanded.
struct CalendarFile: Sendable {
  /// The maximum size of a file in bytes.
  static let largestSize = 64 << 20
  /// The maximum number of events; others are left out with a diagnostic.
  static let mostEvents = 100_000

  /// The calendar's own name: NAME (RFC 7986) or X-WR-CALNAME.
  var name: String?
  /// The time zone of floating times: X-WR-TIMEZONE, which Google and Apple write.
  var zoneName: String?
  var events: [CalendarEvent] = []
  var zones: [String: [ZoneRules.Observance]] = [:]
  var faults: [CalendarDiagnostic] = []

  /// Parses a file; several calendars in it are merged.
  ///
  /// - Parameter file: The name in errors.
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
