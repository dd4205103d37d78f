import SwiftUI
import TimetableLibrary
import WidgetKit

/// The progress of the lesson, or of the break before it, and the time at which it ends or starts.
struct CircularLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let lesson = entry.lesson {
        RingedTime(
          span: interval(of: lesson), date: entry.date, symbol: sign,
          time: entry.isRunning ? lesson.time.upperBound : lesson.startTime
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(lesson.spoken)
      } else {
        Image(systemName: symbol)
          .font(.system(size: 22, weight: .semibold))
          .widgetAccentable()
          .accessibilityLabel(entry.headline)
      }
    }
  }

  private var sign: String {
    if entry.state == .incomplete { return "exclamationmark.triangle.fill" }
    return entry.isRunning ? "hourglass" : "book.fill"
  }

  private var symbol: String {
    switch entry.state {
    case .complete: "checkmark"
    case .empty: "calendar"
    case .incomplete, .unavailable: "exclamationmark.triangle"
    }
  }

  /// The lesson, or the break before it: at most an hour.
  private func interval(of lesson: Lesson) -> ClosedRange<Date> {
    if entry.isRunning { return lesson.time }
    return max(entry.date, lesson.startTime - 3600)...lesson.startTime
  }
}

/// Subject, time and place, one line each.
struct RectangularLesson: View {
  let entry: TimelineLessonEntry
  @Environment(\.locale) private var locale

  var body: some View {
    BarredLines {
      if let lesson = entry.lesson {
        HStack(spacing: 4) {
          EventTitle(event: lesson)
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
          .lineLimit(entry.laterLesson == nil && entry.state != .empty ? 2 : 1)
          .widgetAccentable()
        if entry.state == .empty {
          ImportHint.command(of: "timetable")
            .font(.caption2)
            .lineLimit(2)
        } else if let later = entry.laterLesson {
          entry.laterTime(of: later)
          EventTitle(event: later).foregroundStyle(.detail)
        }
      }
    }
  }
}

/// One line next to the clock: the subject as far as it fits, then the time.
struct InlineLesson: View {
  let entry: TimelineLessonEntry

  var body: some View {
    if let lesson = entry.lesson {
      let time = Text(lesson.startTime, format: .dateTime.hour().minute())
      ViewThatFits(in: .horizontal) {
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
