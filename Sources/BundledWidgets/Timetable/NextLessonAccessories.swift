import SwiftUI
import TimetableLibrary
import WidgetKit

/// How far the lesson is, or how near; with the time at which it ends or begins.
struct CircularLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let lesson = entry.lesson {
        ProgressView(timerInterval: interval(of: lesson), countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(.circular)
        .widgetAccentable()
        LessonDial(time: entry.isRunning ? lesson.time.upperBound : lesson.startTime, isRunning: entry.isRunning)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(lesson.spoken)
      } else {
        Image(systemName: entry.isReadable ? "checkmark" : "exclamationmark.triangle")
          .font(.title2.weight(.semibold))
          .widgetAccentable()
          .accessibilityLabel(entry.headline)
      }
    }
  }

  /// The lesson, or the break before it: an hour at most.
  private func interval(of lesson: Lesson) -> ClosedRange<Date> {
    if entry.isRunning { return lesson.time }
    return max(entry.date, lesson.startTime - 3600)...lesson.startTime
  }
}

/// A symbol over a time.
private struct LessonDial: View {
  let time: Date
  let isRunning: Bool

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: isRunning ? "hourglass" : "book.fill")
        .font(.system(size: 10, weight: .semibold))
      Text(time, format: .dateTime.hour(.conversationalDefaultDigits(amPM: .omitted)).minute())
        .font(.system(size: 13, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .minimumScaleFactor(0.6)
        .lineLimit(1)
    }
  }
}

/// Subject, time and place, a line for each.
struct RectangularLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .frame(width: 4)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 1) {
        if let lesson = entry.lesson {
          Text(verbatim: lesson.title)
            .font(.headline)
            .widgetAccentable()
          Text(lesson.time)
          if let place = lesson.place {
            Text(verbatim: place).foregroundStyle(.secondary)
          }
        } else {
          entry.headline
            .font(.headline)
            .widgetAccentable()
          if let later = entry.laterLesson {
            entry.laterTime(of: later)
            Text(verbatim: later.title).foregroundStyle(.secondary)
          }
        }
      }
      .font(.subheadline)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxHeight: .infinity)
  }
}

/// One line beside the clock: the subject as long as it has room, then the time.
struct InlineLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    if let lesson = entry.lesson {
      let time = Text(lesson.startTime, format: .dateTime.hour().minute())
      ViewThatFits {
        if let room = lesson.location {
          Label("\(time) \(lesson.title), \(room)", systemImage: "book.fill")
        }
        Label("\(time) \(lesson.title)", systemImage: "book.fill")
      }
    } else {
      Label(title: { entry.headline }, icon: { Image(systemName: "checkmark.circle") })
    }
  }
}
