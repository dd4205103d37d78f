import SwiftUI
import TimetableLibrary

/// The next events under the names of their days.
struct AgendaList: View {
  let entry: AgendaEntry
  /// How many events are shown.
  let count: Int
  let isWide: Bool

  private var days: [AgendaEntry.Day] {
    var left = count
    var days: [AgendaEntry.Day] = []
    for day in entry.days where left > 0 {
      days.append(AgendaEntry.Day(start: day.start, events: Array(day.events.prefix(left))))
      left -= day.events.count
    }
    return days
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(days) { day in
        AgendaDayName(entry: entry, day: day.start)
          .padding(.top, day.id == days.first?.id ? 0 : 3)
        ForEach(day.events) { event in
          if isWide {
            AgendaLine(entry: entry, event: event, day: day.start)
          } else {
            AgendaRow(entry: entry, event: event, day: day.start)
          }
        }
      }
    }
  }
}

/// "TODAY", "TOMORROW", "FRIDAY, NOV 27"; of today also how many events are not listed.
private struct AgendaDayName: View {
  let entry: AgendaEntry
  let day: Date

  private var name: Text {
    if day == entry.today { return Text("Today") }
    if day == entry.calendar.date(byAdding: .day, value: 1, to: entry.today) { return Text("Tomorrow") }
    return Text(day, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
  }

  var body: some View {
    name
      .font(.caption.weight(.semibold))
      .textCase(.uppercase)
      .foregroundStyle(.detail)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
  }
}

/// Title over time and place, beside the calendar's colour.
private struct AgendaRow: View {
  let entry: AgendaEntry
  let event: Lesson
  let day: Date
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .fill(event.isCancelled ? .detail : entry.color(of: event).ink(in: scheme))
        .frame(width: 3)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 0) {
        EventTitle(event: event)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(event.isCancelled ? .detail : Color.primary)
        details
          .font(.caption)
          .foregroundStyle(.detail)
      }
      .lineLimit(1)
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spoken(event))
  }

  private var details: Text {
    let time = entry.time(of: event, on: day, in: locale)
    guard let place = event.location, !place.isEmpty else { return time }
    return time + Text(verbatim: " · \(place)")
  }
}

/// Title and time in one line.
private struct AgendaLine: View {
  let entry: AgendaEntry
  let event: Lesson
  let day: Date
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .fill(event.isCancelled ? .detail : entry.color(of: event).ink(in: scheme))
        .frame(width: 3)
        .padding(.vertical, 1)
        .widgetAccentable()
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        EventTitle(event: event)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(event.isCancelled ? .detail : Color.primary)
        Spacer(minLength: 0)
        entry.time(of: event, on: day, in: locale)
          .font(.footnote)
          .foregroundStyle(.detail)
          .layoutPriority(1)
      }
      .lineLimit(1)
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entry.spoken(event))
  }
}

/// The title, struck through where the event was called off; a word where it has none.
struct EventTitle: View {
  let event: Lesson

  var body: some View {
    (event.title.isEmpty ? Text("Untitled") : Text(verbatim: event.title)).strikethrough(event.isCancelled)
  }
}

extension AgendaEntry {
  /// "Dentist, 2:00 PM to 2:30 PM, Market Street 5".
  func spoken(_ event: Lesson) -> Text {
    event.isAllDay ? Text("\(event.title), \(Text("All day"))") : event.spoken
  }

  /// When on a day: "9:30 – 10:00 AM", "All day", or the end of what began before.
  ///
  /// - Parameter day: The midnight of the day that it is listed under.
  func time(of event: Lesson, on day: Date, in locale: Locale) -> Text {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day + 86_400
    if event.isAllDay || event.startTime < day && event.endTime >= next { return Text("All day") }
    if event.startTime < day { return Text("until \(event.endTime, format: .dateTime.hour().minute())") }
    if event.endTime > next { return Text(event.startTime, format: .dateTime.hour().minute()) }
    return .span(event.time, in: locale)
  }
}
