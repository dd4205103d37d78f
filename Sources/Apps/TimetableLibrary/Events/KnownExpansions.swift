import Foundation
import Synchronization

/// What the calendars' rules gave, for as long as the process lives: the widgets of a pass ask for the same days of the same
/// files, and following a calendar's rules may take longer than drawing.
enum KnownExpansions {
  /// What the lessons of a calendar depend on.
  struct Question: Hashable {
    let path: String
    let calendar: String
    let span: DateInterval
    let timeZone: TimeZone
    /// The file as it was before it was read: one that is replaced or changed is another one.
    private let identity: [Int]

    /// Nil where there is no file that could be known again.
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

  /// The lessons, and what was said of the calendar.
  struct Answer {
    let lessons: [Lesson]
    let faults: [CalendarDiagnostic]
  }

  private static let known = Mutex<[Question: Answer]>([:])
  /// Then all are forgotten: another day has come, or there are more calendars than anybody has.
  private static let most = 32
  /// The lessons of one answer that are worth the memory.
  private static let mostLessons = 20_000

  /// What is known of `question`, else what `answer` gives.
  static func answer(
    to question: Question?, _ answer: () throws(TimetableError) -> Answer
  ) throws(TimetableError) -> Answer {
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
