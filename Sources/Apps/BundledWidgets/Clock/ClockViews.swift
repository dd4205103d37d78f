import SwiftUI

/// The date above the time; the second zone below it.
struct SmallClock: View {
  let entry: ClockEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ClockDate(date: entry.date)
      if let zone = entry.zone {
        Spacer(minLength: 4)
        ClockTime(date: entry.date, size: 50)
        Spacer(minLength: 4)
        ZoneLine(zone: zone, date: entry.date).dynamicTypeSize(...DynamicTypeSize.xLarge)
      } else {
        ClockTime(date: entry.date, size: 50).onLowerEdge()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// "Tokyo 5:41 PM" on one line.
private struct ZoneLine: View {
  let zone: TimeZone
  let date: Date

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      ClockZoneName(zone: zone, date: date).body
        .layoutPriority(-1)
      Spacer(minLength: 0)
      Text(date, format: .dateTime.hour().minute())
        .monospacedDigit()
        .environment(\.timeZone, zone)
    }
    .font(.footnote.weight(.semibold))
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }
}

/// The date and the time next to the second zone, or to an analogue clock.
struct MediumClock: View {
  let entry: ClockEntry

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        ClockDate(date: entry.date, font: .title3)
        ClockTime(date: entry.date, size: 62).onLowerEdge()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      Group {
        if let zone = entry.zone {
          ZoneTile(zone: zone, date: entry.date)
        } else {
          ClockDial(date: entry.date)
        }
      }
      .aspectRatio(1, contentMode: .fit)
    }
  }
}

/// The second zone under its own sky.
private struct ZoneTile: View {
  let zone: TimeZone
  let date: Date
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ClockZoneName(zone: zone, date: date).body
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.skyAccent)
        .widgetAccentable()
      ZoneDistance(zone: zone, date: date)
        .font(.caption)
        .opacity(0.9)
      Spacer(minLength: 4)
      ClockTime(date: date, size: 32)
        .environment(\.timeZone, zone)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background {
      if mode == .fullColor {
        ClockSky(date: date).environment(\.timeZone, zone)
      } else {
        Color.white.opacity(0.12)
      }
    }
    .inNight()
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.22), lineWidth: 0.5) }
  }
}

/// An analogue clock with numbers below the date; the second zone below it.
struct LargeClock: View {
  let entry: ClockEntry

  var body: some View {
    VStack(spacing: 12) {
      HStack(alignment: .lastTextBaseline) {
        ClockDate(date: entry.date, font: .title2)
        Spacer(minLength: 8)
        ClockTime(date: entry.date, size: 34)
      }
      ClockDial(date: entry.date, hasNumbers: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if let zone = entry.zone { ZoneRow(zone: zone, date: entry.date) }
    }
  }
}

/// The second zone under its own sky, in one row.
private struct ZoneRow: View {
  let zone: TimeZone
  let date: Date
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        ClockZoneName(zone: zone, date: date).body
          .font(.subheadline.weight(.semibold))
        ZoneDistance(zone: zone, date: date)
          .font(.caption)
          .opacity(0.9)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      Spacer(minLength: 4)
      ClockTime(date: date, size: 28)
        .environment(\.timeZone, zone)
        .layoutPriority(1)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .background {
      if mode == .fullColor {
        ClockSky(date: date).environment(\.timeZone, zone)
      } else {
        Color.white.opacity(0.12)
      }
    }
    .inNight()
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.22), lineWidth: 0.5) }
  }
}
