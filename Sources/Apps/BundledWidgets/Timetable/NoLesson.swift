import SwiftUI
import TimetableLibrary

/// Shown if no lesson is left: why, and when the next one is.
struct NoLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    EmptyState(reason: entry.headline) {
      NoLessonSymbol(entry: entry)
    } hint: {
      if entry.state == .empty {
        ImportHint("timetable")
      } else if let later = entry.laterLesson {
        LaterLesson(entry: entry, lesson: later)
      }
    }
  }
}

/// The same in the middle of a large widget.
struct FreeDay: View {
  let entry: TimelineLessonEntry

  var body: some View {
    VStack(spacing: 6) {
      NoLessonSymbol(entry: entry)
        .font(.system(size: 52))
        .padding(.bottom, 6)
      entry.headline
        .font(.title3.bold())
        .lineLimit(2)
      if entry.state == .empty {
        ImportHint("timetable", alignment: .center)
      } else if let later = entry.laterLesson {
        (entry.laterTime(of: later) + Text(verbatim: " · \(later.title)"))
          .font(.footnote)
          .foregroundStyle(.detail)
      }
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A sun for a free day, a tick after the last lesson.
private struct NoLessonSymbol: View {
  let entry: TimelineLessonEntry

  private var isDone: Bool { entry.event == nil && entry.hadLessons }

  var body: some View {
    Group {
      if entry.state == .empty {
        Image(systemName: "calendar").foregroundStyle(.blue)
      } else if entry.state != .complete {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
      } else if isDone {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else {
        Image(systemName: "sun.max.fill").foregroundStyle(.orange)
      }
    }
    .widgetAccentable()
    .accessibilityHidden(true)
  }
}

/// "Tomorrow, 8:00 AM" over the subject.
private struct LaterLesson: View {
  let entry: TimelineLessonEntry
  let lesson: Lesson

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      entry.laterTime(of: lesson)
        .font(.caption)
        .foregroundStyle(.detail)
      Text(verbatim: lesson.title)
        .font(.footnote.weight(.semibold))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

extension TimelineLessonEntry {
  /// Why there is no lesson: the name of a holiday, or that they are over. Unknown if a calendar is missing.
  var headline: Text {
    if let complaint = state.problem { return complaint }
    if let event { return Text(verbatim: event.title) }
    if !isToday { return Text("No lessons") }
    return hadLessons ? Text("No more lessons today") : Text("No lessons today")
  }

  /// "Tomorrow, 8:00 AM", or the weekday.
  func laterTime(of lesson: Lesson) -> Text {
    let day = isTomorrow ? Text("Tomorrow") : Text(lesson.startTime, format: .dateTime.weekday(.wide))
    return Text("\(day), \(lesson.startTime, format: .dateTime.hour().minute())")
  }
}
