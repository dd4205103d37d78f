/// Why a calendar could not be read or stored.
public enum TimetableError: Error, Hashable, Sendable {
  /// The file has no VCALENDAR; `found` is the start of its first non-empty line.
  case notACalendar(file: String, line: Int, found: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(file: String, limit: Int)
  /// The file does not exist, or cannot be read.
  case unreadable(file: String, reason: String)
  case noSuchCalendar(name: String)
  /// The file cannot be created or replaced, for example in a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full; the old file is still there.
  case inputOutput(file: String, reason: String)
}

extension TimetableError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notACalendar(let file, let line, let found):
      found.isEmpty
        ? "\(file): empty file; expected BEGIN:VCALENDAR"
        : "\(file): line \(line): expected BEGIN:VCALENDAR, found “\(found)”"
    case .tooLarge(let file, let limit): "\(file): too large (limit \(limit >> 20) MiB)"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .noSuchCalendar(let name): "no calendar named “\(name)”"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    }
  }
}
