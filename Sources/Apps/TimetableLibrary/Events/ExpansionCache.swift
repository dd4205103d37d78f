import Foundation
import Synchronization

/// Caches expanded calendars for the lifetime of the process: the widgets of a pass need the same days of the same
/// files, and expanding rules may take longer than drawing.
enum ExpansionCache {
  /// The key of a cached calendar.
  struct Key: Hashable {
    let path: String
    let calendar: String
    let span: DateInterval
    let timeZone: TimeZone
    /// Identifies the state of the file before it was read; a changed file is another key.
    private let identity: [Int]

    /// Nil if the file's state cannot be identified.
    init?(path: String, calendar: String, span: DateInterval, timeZone: TimeZone) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      (self.path, self.calendar, self.span, self.timeZone) = (path, calendar, span, timeZone)
      identity = [
        Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ]
    }
  }

  /// The lessons and diagnostics of a calendar.
  struct Entry {
    let lessons: [Lesson]
    let faults: [CalendarDiagnostic]
  }

  private static let known = Mutex<[Key: Entry]>([:])
  /// The maximum number of entries. All are removed when it is reached, because a new day has come, or there are more
  /// calendars than usual.
  private static let most = 32
  /// The maximum number of lessons of a cached entry.
  private static let mostLessons = 20_000

  /// The cached value of `question`, or that of `answer`.
  static func answer(
    to question: Key?, _ answer: () throws(TimetableError) -> Entry
  ) throws(TimetableError) -> Entry {
    guard let question else { return try answer() }
    if let known = known.withLock({ $0[question] }) { return known }
    let new = try answer()
    guard new.lessons.count <= mostLessons else { return new }
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[question] = new
    }
    return new
  }
}
