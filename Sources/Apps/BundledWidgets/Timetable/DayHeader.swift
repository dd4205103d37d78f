import SwiftUI
import TimetableLibrary

/// The day's name and date, and the number of lessons left.
struct DayHeader: View {
  let entry: DayPlanEntry

  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      DayName(entry: entry)
      Spacer(minLength: 8)
      if !entry.lessons.isEmpty {
        entry.summary
          .font(.footnote.weight(.medium))
          .foregroundStyle(.detail)
          .lineLimit(1)
      }
    }
  }
}

/// "MONDAY" over "23 November".
private struct DayName: View {
  let entry: DayPlanEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.day.start, format: .dateTime.weekday(.wide))
        .font(.footnote.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.calendarRed)
        .widgetAccentable()
      Text(entry.day.start, format: .dateTime.day().month(.wide))
        .font(.title2.bold())
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

/// The left side of the large widget: the day's name, its events, and the next lesson.
struct DaySummary: View {
  let entry: DayPlanEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      DayName(entry: entry)
      entry.summary
        .font(.footnote.weight(.medium))
        .foregroundStyle(.detail)
      MissingCalendarNote(state: entry.next.state)
      EventStrip(events: entry.events)
      Spacer(minLength: 0)
      if entry.isToday {
        SmallLesson(entry: entry.next, countsMore: false)
          .frame(maxHeight: 132)
          .padding(14)
          .background(.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 16))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Holidays and trips: all-day events.
struct EventStrip: View {
  let events: [Lesson]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if let event = events.first {
      HStack(spacing: 6) {
        Image(systemName: "calendar")
          .accessibilityHidden(true)
        EventTitle(event: event)
          .lineLimit(1)
        if events.count > 1 {
          Text(verbatim: "+\(events.count - 1)")
            .foregroundStyle(.detail)
        }
      }
      .font(.footnote.weight(.medium))
      .foregroundStyle(LessonColor(of: event).ink(in: scheme))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(LessonColor(of: event).ink(in: scheme).opacity(0.15), in: Capsule())
    }
  }
}

extension DayPlanEntry {
  /// The number of lessons, or of those left today.
  var summary: Text {
    if !isToday || left == count { return Text("\(count) lessons") }
    if next.lesson == nil { return Text("No more lessons") }
    return left == 0 ? Text("Last lesson") : Text("\(left) left")
  }
}
