/// Why a calendar could not be read or kept. Each case names the file, the address or the calendar.
public enum TimetableError: Error, Hashable, Sendable {
  /// The file has no VCALENDAR; `found` is how its first line that is not empty begins.
  case notACalendar(file: String, line: Int, found: String)
  /// The file has more bytes than are read.
  case tooLarge(file: String, limit: Int)
  /// The file is not there, or cannot be read.
  case unreadable(file: String, reason: String)
  /// No calendar has the name.
  case noSuchCalendar(name: String)
  /// The file cannot be put at its place: no permission, a read-only directory.
  case cannotCreate(file: String, reason: String)
  /// The file's bytes did not get to the disk, which is full or broken; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension TimetableError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .notACalendar(let file, let line, let found):
      found.isEmpty
        ? "\(file): the file is empty; a calendar begins with BEGIN:VCALENDAR"
        : "\(file): line \(line): a calendar begins with BEGIN:VCALENDAR, not with “\(found)”"
    case .tooLarge(let file, let limit): "\(file): the file has more than \(limit >> 20) MiB"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .noSuchCalendar(let name): "there is no calendar “\(name)”"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
