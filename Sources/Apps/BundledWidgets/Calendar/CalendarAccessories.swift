import SwiftUI
import TimetableLibrary
import WidgetKit

extension AgendaEntry {
  /// The day under which an event is listed.
  func day(of event: Lesson) -> Date { max(today, calendar.startOfDay(for: event.startTime)) }

  /// Whether it is listed under today, and has a time.
  func isDueToday(_ event: Lesson) -> Bool { !event.isAllDay && day(of: event) == today }
}

/// Today's next event, with a ring that fills during the hour before it and during the event; otherwise today's date.
struct CircularEvent: View {
  let entry: AgendaEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let event = entry.next, entry.isDueToday(event) {
        let isRunning = event.isRunning(at: entry.date)
        let span = isRunning ? event.time : event.startTime - 3600...event.startTime
        RingedTime(
          span: span, date: entry.date, symbol: isRunning ? "hourglass" : "calendar",
          time: isRunning ? event.endTime : event.startTime
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(event.spoken)
      } else {
        VStack(spacing: -1) {
          Text(entry.date, format: .dateTime.weekday(.abbreviated))
            .font(.system(size: 11, weight: .semibold))
            .textCase(.uppercase)
            .widgetAccentable()
          Text(entry.date, format: .dateTime.day())
            .font(.system(size: 24, weight: .semibold, design: .rounded))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 7)
      }
    }
  }
}

/// Title, time and place, one line each.
struct RectangularEvent: View {
  let entry: AgendaEntry

  var body: some View {
    BarredLines {
      if let event = entry.next {
        EventTitle(event: event)
          .font(.headline)
          .widgetAccentable()
        EventTime(entry: entry, event: event)
        if let place = event.location, !place.isEmpty { Text(verbatim: place).foregroundStyle(.detail) }
      } else {
        (entry.state.problem ?? Text("No upcoming events"))
          .font(.headline)
          .lineLimit(entry.state == .empty ? 1 : 2)
          .widgetAccentable()
        if entry.state == .empty {
          ImportHint.command(of: "calendar").font(.caption2).lineLimit(2)
        } else {
          Text(entry.date, format: .dateTime.weekday(.wide).day().month(.abbreviated))
        }
      }
    }
  }
}

/// The time of an event today; otherwise the day before the time.
private struct EventTime: View {
  let entry: AgendaEntry
  let event: Lesson
  @Environment(\.locale) private var locale

  var body: Text {
    let day = entry.day(of: event)
    if day == entry.today { return entry.time(of: event, on: day, in: locale) }
    let isTomorrow = day == entry.calendar.date(byAdding: .day, value: 1, to: entry.today)
    let name = isTomorrow ? Text("Tomorrow") : Text(day, format: .dateTime.weekday(.abbreviated).day())
    if event.isAllDay { return name }
    return Text("\(name), \(event.startTime, format: .dateTime.hour().minute())")
  }
}

/// One line next to the clock: the next event's time and title, or the date.
struct InlineEvent: View {
  let entry: AgendaEntry

  var body: some View {
    if let event = entry.next {
      let title = event.title.isEmpty ? Text("Untitled") : Text(verbatim: event.title)
      if entry.isDueToday(event) {
        Label("\(Text(event.startTime, format: .dateTime.hour().minute())) \(title)", systemImage: "calendar")
      } else {
        Label(
          "\(Text(entry.day(of: event), format: .dateTime.weekday(.abbreviated).day())) \(title)",
          systemImage: "calendar")
      }
    } else {
      Label {
        Text(entry.date, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
      } icon: {
        Image(systemName: "calendar")
      }
    }
  }
}
