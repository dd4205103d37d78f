import SwiftUI
import TimetableLibrary

/// The next events under the names of their days.
struct AgendaList: View {
  let entry: AgendaEntry
  let count: Int
  let isWide: Bool
  @Environment(\.locale) private var locale

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
          EventRow(event: event, color: entry.color(of: event), spoken: entry.spoken(event), isWide: isWide) {
            let time = entry.time(of: event, on: day.start, in: locale)
            // The location does not fit next to the title.
            TimeAndLocation(moment: time, place: isWide ? nil : event.location)
          }
        }
      }
    }
  }
}

/// "TODAY", "TOMORROW", "FRI, NOV 27".
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
      .font(.footnote.weight(.semibold))
      .textCase(.uppercase)
      .foregroundStyle(.detail)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
  }
}

extension AgendaEntry {
  /// "Dentist, 2:00 PM to 2:30 PM, Market Street 5".
  func spoken(_ event: Lesson) -> Text {
    event.isAllDay ? Text("\(event.title), \(Text("All day"))") : event.spoken
  }

  /// The time on a day: "9:30 – 10:00 AM", "All day", or the end of an event that started earlier.
  ///
  /// - Parameter day: Midnight of the day under which it is listed.
  func time(of event: Lesson, on day: Date, in locale: Locale) -> Text {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day + 86_400
    if event.isAllDay || event.startTime < day && event.endTime >= next { return Text("All day") }
    if event.startTime < day { return Text("until \(event.endTime, format: .dateTime.hour().minute())") }
    if event.endTime > next { return Text(event.startTime, format: .dateTime.hour().minute()) }
    return .span(event.time, in: locale)
  }
}
