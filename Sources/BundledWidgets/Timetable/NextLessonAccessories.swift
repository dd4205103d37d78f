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
        TimedRing(span: interval(of: lesson), date: entry.date)
        LessonDial(entry: entry, time: entry.isRunning ? lesson.time.upperBound : lesson.startTime)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(lesson.spoken)
      } else {
        Image(systemName: symbol)
          .font(.title2.weight(.semibold))
          .widgetAccentable()
          .accessibilityLabel(entry.headline)
      }
    }
  }

  private var symbol: String {
    switch entry.state {
    case .complete: "checkmark"
    case .empty: "calendar"
    case .incomplete, .unavailable: "exclamationmark.triangle"
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
  let entry: TimelineLessonEntry
  let time: Date

  private var symbol: String {
    if entry.state == .incomplete { return "exclamationmark.triangle.fill" }
    return entry.isRunning ? "hourglass" : "book.fill"
  }

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: symbol)
        .font(.system(size: 10, weight: .semibold))
      ClockDigits(date: time)
        .font(.system(size: 13, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .minimumScaleFactor(0.6)
        .lineLimit(1)
    }
    .padding(.horizontal, 9)
  }
}

/// Subject, time and place, a line for each.
struct RectangularLesson: View {
  let entry: TimelineLessonEntry
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .frame(width: 4)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 1) {
        if let lesson = entry.lesson {
          HStack(spacing: 4) {
            Text(verbatim: lesson.title)
            if entry.state == .incomplete { Image(systemName: "exclamationmark.triangle.fill") }
          }
          .font(.headline)
          .widgetAccentable()
          Text.span(lesson.time, in: locale)
          if let place = lesson.place {
            Text(verbatim: place).foregroundStyle(.detail)
          }
        } else {
          entry.headline
            .font(.headline)
            .widgetAccentable()
          if entry.state == .empty {
            ImportHint.command
              .font(.caption2)
              .lineLimit(2)
          } else if let later = entry.laterLesson {
            entry.laterTime(of: later)
            Text(verbatim: later.title).foregroundStyle(.detail)
          }
        }
      }
      .font(.subheadline)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // The widget's corners are round.
    .padding(.horizontal, 4)
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
          Label("\(time) \(lesson.title), \(room)", systemImage: symbol)
        }
        Label("\(time) \(lesson.title)", systemImage: symbol)
      }
    } else {
      Label(title: { entry.headline }, icon: { Image(systemName: symbol) })
    }
  }

  private var symbol: String {
    switch entry.state {
    case .complete: entry.lesson == nil ? "checkmark.circle" : "book.fill"
    case .empty: "calendar"
    case .incomplete, .unavailable: "exclamationmark.triangle"
    }
  }
}
