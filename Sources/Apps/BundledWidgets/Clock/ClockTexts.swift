import SwiftUI

/// "MONDAY" over "23 November".
struct ClockDate: View {
  let date: Date
  var font = Font.footnote

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(date, format: .dateTime.weekday(.wide))
        .font(.footnote.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.skyAccent)
        .widgetAccentable()
      Text(date, format: .dateTime.day().month(.wide))
        .font(font.weight(.medium))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }
}

/// The time, as large as fits. Digits are proportional, because a large 1 in a column would have a gap next to it.
struct ClockTime: View {
  let date: Date
  /// The size of the digits in points.
  let size: CGFloat

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: size * 0.08) {
      ClockDigits(date: date)
        .font(.system(size: size, weight: .semibold, design: .rounded))
      DayPeriod(date: date)
        .font(.system(size: max(11, size * 0.3), weight: .semibold, design: .rounded))
        .opacity(0.85)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}

extension View {
  /// Aligns digits to the bottom edge: the space for descenders would look like a larger margin.
  func onLowerEdge() -> some View {
    alignmentGuide(.bottom) { $0[.lastTextBaseline] }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }
}

/// The place name of a time zone.
struct ClockZoneName: View {
  let zone: TimeZone
  let date: Date

  var body: Text {
    // UTC and similar zones have no place.
    let name = zone.identifier
    guard name.contains("/"), !name.hasPrefix("Etc/") else {
      return Text(verbatim: String(name.split(separator: "/").last ?? "UTC"))
    }
    return Text(date, format: Date.FormatStyle(timeZone: zone).timeZone(.exemplarLocation))
  }
}

/// "Tomorrow, +8 hr": the day in the other zone, and its offset.
struct ZoneDistance: View {
  let zone: TimeZone
  let date: Date
  @Environment(\.timeZone) private var here
  @Environment(\.calendar) private var calendar

  private var day: Text {
    var (near, far) = (calendar, calendar)
    (near.timeZone, far.timeZone) = (here, zone)
    let parts: Set<Calendar.Component> = [.year, .month, .day]
    let (own, other) = (near.dateComponents(parts, from: date), far.dateComponents(parts, from: date))
    if own == other { return Text("Today") }
    let isAhead = zone.secondsFromGMT(for: date) > here.secondsFromGMT(for: date)
    return isAhead ? Text("Tomorrow") : Text("Yesterday")
  }

  private var seconds: Int { zone.secondsFromGMT(for: date) - here.secondsFromGMT(for: date) }

  var body: Text {
    if seconds == 0 { return day }
    let sign = seconds < 0 ? "−" : "+"
    let distance = Text(
      Duration.seconds(abs(seconds)), format: .units(allowed: [.hours, .minutes], width: .narrow))
    return Text("\(day), \(Text(verbatim: sign) + distance)")
  }
}
