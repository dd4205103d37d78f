import Foundation
import TimetableLibrary
import WidgetKit

/// What the next-lesson widget shows from a date on.
struct TimelineLessonEntry: TimelineEntry {
  let date: Date
  /// The lesson that is going on, else the next one of the day; nil where none is left.
  let lesson: Lesson?
  /// How many lessons of the day come after it. Cancelled ones do not count.
  var moreLessonsAfter = 0
  /// Those that come after it, cancelled ones too.
  var following: [Lesson] = []
  /// The first lesson of the days after, where none is left today.
  var laterLesson: Lesson?
  /// Whether that is tomorrow.
  var isTomorrow = false
  /// Whether there were lessons earlier on the day.
  var hadLessons = false
  /// What the day is, where none is left: a holiday, a trip.
  var event: Lesson?
  /// False where the lessons of another day are told.
  var isToday = true
  /// How much of the timetable is known.
  var state = TimetableState.complete
  /// Those of the subjects.
  var colors = LessonColors()

  /// Whether ``lesson`` is going on.
  var isRunning: Bool { lesson?.isRunning(at: date) ?? false }

  /// 100 while a lesson goes on, one less for each minute until it begins; until its end. Zero without lessons, and while the
  /// next one is further away than an hour and 40 minutes.
  var relevance: TimelineEntryRelevance? {
    guard let lesson else { return TimelineEntryRelevance(score: 0) }
    let minutes = max(0, lesson.startTime.timeIntervalSince(date) / 60)
    return TimelineEntryRelevance(
      score: Float(max(0, 100 - minutes)), duration: max(0, lesson.endTime.timeIntervalSince(date)))
  }
}
