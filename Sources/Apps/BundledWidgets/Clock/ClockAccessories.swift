import SwiftUI
import WidgetKit

/// A clock with hands; the other place's time where one is set.
struct CircularClock: View {
  let entry: ClockEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let zone = entry.zone {
        VStack(spacing: 0) {
          ZoneName(zone: zone, date: entry.date).body
            .font(.system(size: 10, weight: .semibold))
            .widgetAccentable()
          ClockDigits(date: entry.date)
            .font(.system(size: 17, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .environment(\.timeZone, zone)
          HalfOfDay(date: entry.date)
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

/// The time beside the date; the other place below them.
struct RectangularClock: View {
  let entry: ClockEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.date, format: .dateTime.weekday(.wide).day().month(.abbreviated))
        .font(.headline)
        .widgetAccentable()
      if let zone = entry.zone {
        line(Text("Here"), in: nil)
        line(ZoneName(zone: zone, date: entry.date).body, in: zone)
      } else {
        ClockTime(date: entry.date, size: 32)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    // The widget's corners are round.
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

/// One line beside the clock: the date, or the other place's time.
struct InlineClock: View {
  let entry: ClockEntry

  var body: some View {
    if let zone = entry.zone {
      let time = Text(
        entry.date, format: Date.FormatStyle(timeZone: zone).hour().minute())
      Label("\(ZoneName(zone: zone, date: entry.date).body) \(time)", systemImage: "globe")
    } else {
      let time = Text(entry.date, format: .dateTime.hour().minute())
      let day = Text(entry.date, format: .dateTime.weekday(.abbreviated).day().month(.abbreviated))
      let shortDay = Text(entry.date, format: .dateTime.weekday(.abbreviated).day())
      // A watch has room for the day alone, and tells the time itself. Arabic lines are higher than the place in any case.
      ViewThatFits(in: .horizontal) {
        Label("\(time) \(day)", systemImage: "clock")
        Label("\(time) \(shortDay)", systemImage: "clock")
        Label(title: { day }, icon: { Image(systemName: "calendar") })
      }
    }
  }
}
