import Foundation
import TimetableLibrary
import WidgetKit

/// What the next-lesson widget shows from a date on.
struct TimelineLessonEntry: TimelineEntry {
  let date: Date
  /// The current lesson, or the next one of the day.
  let lesson: Lesson?
  /// The number of later lessons of the day, without cancelled ones.
  var moreLessonsAfter = 0
  /// The later lessons of the day, including cancelled ones.
  var following: [Lesson] = []
  /// The first lesson on a later day, if none is left today.
  var laterLesson: Lesson?
  /// Whether ``laterLesson`` is tomorrow.
  var isTomorrow = false
  /// Whether there were lessons earlier on the day.
  var hadLessons = false
  /// The all-day event if no lesson is left: a holiday, a trip.
  var event: Lesson?
  /// False for a plan of another day.
  var isToday = true
  /// Which calendars could be read.
  var state = TimetableState.complete
  /// The colours of the subjects.
  var colors = LessonColors()

  var isRunning: Bool { lesson?.isRunning(at: date) ?? false }

  /// 100 during a lesson, and one less for each minute until it starts; valid until its end. Zero without lessons,
  /// and if the next one is more than an hour and 40 minutes away.
  var relevance: TimelineEntryRelevance? {
    guard let lesson else { return TimelineEntryRelevance(score: 0) }
    let minutes = max(0, lesson.startTime.timeIntervalSince(date) / 60)
    return TimelineEntryRelevance(
      score: Float(max(0, 100 - minutes)), duration: max(0, lesson.endTime.timeIntervalSince(date)))
  }
}
