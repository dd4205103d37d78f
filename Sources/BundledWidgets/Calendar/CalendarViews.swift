import SwiftUI

/// The month.
struct SmallCalendar: View {
  let entry: AgendaEntry

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) {
        MonthName(entry: entry)
        Spacer(minLength: 0)
        if entry.state.isWorthAnotherTry { MissingCalendarSymbol().font(.caption2) }
      }
      MonthGrid(entry: entry)
    }
  }
}

/// "NOVEMBER".
private struct MonthName: View {
  let entry: AgendaEntry

  var body: some View {
    Text(entry.date, format: .dateTime.month(.wide))
      .font(.footnote.weight(.semibold))
      .textCase(.uppercase)
      .foregroundStyle(.calendarRed)
      .widgetAccentable()
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

/// The month at the left; what comes at the right.
struct MediumCalendar: View {
  let entry: AgendaEntry

  var body: some View {
    HStack(spacing: 18) {
      SmallCalendar(entry: entry)
        .aspectRatio(1, contentMode: .fit)
      AgendaColumn(entry: entry, most: 4)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// Today's name and the month; what comes below it.
struct LargeCalendar: View {
  let entry: AgendaEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.date, format: .dateTime.weekday(.wide))
          .font(.footnote.weight(.semibold))
          .textCase(.uppercase)
          .foregroundStyle(.calendarRed)
          .widgetAccentable()
        Text(entry.date, format: .dateTime.day().month(.wide))
          .font(.title2.bold())
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      MonthGrid(entry: entry, size: 13)
        .frame(height: MonthGrid.letters + 20 * CGFloat(entry.month.weeks.count))
      Divider()
      AgendaColumn(entry: entry, most: 7, isWide: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// As many events as there is room for; why there are none.
struct AgendaColumn: View {
  let entry: AgendaEntry
  /// The most that are ever shown.
  let most: Int
  /// Whether an event has its time beside it, in one line.
  var isWide = false

  var body: some View {
    if entry.days.isEmpty {
      NoEvents(entry: entry)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        MissingCalendarNote(state: entry.state)
        ViewThatFits(in: .vertical) {
          ForEach((1...most).reversed(), id: \.self) { count in
            AgendaList(entry: entry, count: count, isWide: isWide)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}

/// Why nothing is listed: there is no calendar, and how to get one; or nothing is to come.
private struct NoEvents: View {
  let entry: AgendaEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let complaint = entry.state.complaint {
        complaint.font(.headline)
      } else {
        Text("No upcoming events").font(.headline)
      }
      if entry.state == .empty {
        Text("Import one with:").foregroundStyle(.detail)
        CommandText("almanac calendar import FILE.ics")
      }
    }
    .font(.caption)
    .lineLimit(2)
    .minimumScaleFactor(0.8)
  }
}
