import SwiftUI

struct SmallCalendar: View {
  let entry: AgendaEntry

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) {
        MonthName(entry: entry).unredacted()
        Spacer(minLength: 0)
        if entry.state.shouldRetry { MissingCalendarSymbol().font(.caption2) }
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

/// The month on the left, the next events on the right.
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

/// Today's name and the month above the next events. The month takes the space that they leave.
struct LargeCalendar: View {
  let entry: AgendaEntry

  var body: some View {
    let weeks = CGFloat(entry.month.weeks.count)
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
      .fixedSize(horizontal: false, vertical: true)
      .unredacted()
      MonthGrid(entry: entry, size: 13, largest: 17)
        .frame(minHeight: MonthGrid.letters + 20 * weeks, maxHeight: .infinity)
      Divider()
      AgendaColumn(entry: entry, most: 7, isWide: true)
        .layoutPriority(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// As many events as fit, or why there are none.
struct AgendaColumn: View {
  let entry: AgendaEntry
  /// The maximum number of events.
  let most: Int
  /// Whether an event's time is next to its title.
  var isWide = false

  var body: some View {
    if entry.days.isEmpty {
      if isWide {
        NoEventsLine(entry: entry)
      } else {
        NoEvents(entry: entry)
      }
    } else {
      VStack(alignment: .leading, spacing: 6) {
        MissingCalendarNote(state: entry.state)
        ViewThatFits(in: .vertical) {
          ForEach((1...most).reversed(), id: \.self) { count in
            AgendaList(entry: entry, count: count, isWide: isWide)
          }
        }
      }
    }
  }
}

/// Why no events are listed: no calendar, with the command to add one, or no upcoming events.
private struct NoEvents: View {
  let entry: AgendaEntry

  var body: some View {
    EmptyState(reason: entry.reason) {
      NoEventsSymbol(state: entry.state)
    } hint: {
      if entry.state == .empty { ImportHint("calendar") }
    }
  }
}

/// The same at the bottom of a large widget.
private struct NoEventsLine: View {
  let entry: AgendaEntry

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      NoEventsSymbol(state: entry.state)
        .font(.headline)
        .widgetAccentable()
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        entry.reason
          .font(.headline)
          .lineLimit(2)
        if entry.state == .empty { ImportHint("calendar") }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A sun for free days.
private struct NoEventsSymbol: View {
  let state: TimetableState

  var body: some View {
    switch state {
    case .complete: Image(systemName: "sun.max.fill").foregroundStyle(.orange)
    case .empty: Image(systemName: "calendar").foregroundStyle(.blue)
    case .incomplete, .unavailable: Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
    }
  }
}

extension AgendaEntry {
  /// Why no events are listed.
  fileprivate var reason: Text { state.problem ?? Text("No upcoming events") }
}
