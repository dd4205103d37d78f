import SwiftUI
import WidgetKit

/// An analogue clock, or the time of the second zone if one is set.
struct CircularClock: View {
  let entry: ClockEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let zone = entry.zone {
        VStack(spacing: 0) {
          ClockZoneName(zone: zone, date: entry.date).body
            .font(.system(size: 10, weight: .semibold))
            .widgetAccentable()
          ClockDigits(date: entry.date)
            .font(.system(size: 17, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .environment(\.timeZone, zone)
          DayPeriod(date: entry.date)
            .font(.system(size: 9, weight: .semibold))
            .environment(\.timeZone, zone)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(.horizontal, 5)
      } else {
        ClockDial(date: entry.date).padding(3)
      }
    }
  }
}

/// The time and the date; the second zone below them.
struct RectangularClock: View {
  let entry: ClockEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.date, format: .dateTime.weekday(.wide).day().month(.abbreviated))
        .font(.headline)
        .widgetAccentable()
      if let zone = entry.zone {
        line(Text("Here"), in: nil)
        line(ClockZoneName(zone: zone, date: entry.date).body, in: zone)
      } else {
        ClockTime(date: entry.date, size: 32)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    // For the widget's round corners.
    .padding(.horizontal, 5)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func line(_ name: Text, in zone: TimeZone?) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      name.layoutPriority(-1)
      Spacer(minLength: 0)
      Group {
        if let zone {
          Text(entry.date, format: .dateTime.hour().minute()).environment(\.timeZone, zone)
        } else {
          Text(entry.date, format: .dateTime.hour().minute())
        }
      }
      .monospacedDigit()
    }
    .font(.subheadline)
  }
}

/// One line next to the clock: the date, or the time of the second zone.
struct InlineClock: View {
  let entry: ClockEntry

  var body: some View {
    if let zone = entry.zone {
      let time = Text(
        entry.date, format: Date.FormatStyle(timeZone: zone).hour().minute())
      Label("\(ClockZoneName(zone: zone, date: entry.date).body) \(time)", systemImage: "globe")
    } else {
      let time = Text(entry.date, format: .dateTime.hour().minute())
      let day = Text(entry.date, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
      let shortDay = Text(entry.date, format: .dateTime.weekday(.abbreviated).day())
      // On a watch only the day fits, and the watch shows the time itself. Arabic lines are always too high.
      ViewThatFits(in: .horizontal) {
        Label("\(time) \(day)", systemImage: "clock")
        Label("\(time) \(shortDay)", systemImage: "clock")
        Label(title: { day }, icon: { Image(systemName: "calendar") })
      }
    }
  }
}
