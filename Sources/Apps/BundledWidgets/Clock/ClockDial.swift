import SwiftUI

/// An analogue clock that fills its frame.
struct ClockDial: View {
  let date: Date
  /// Whether it shows the numbers of the hours.
  var hasNumbers = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        DialMarks(isPlain: hasNumbers).fill(.primary.opacity(0.75))
        if hasNumbers { numbers(side) }
        Hand(side: side, length: hasNumbers ? 0.22 : 0.25, width: 0.045).rotationEffect(.degrees(angles.hour))
        Hand(side: side, length: hasNumbers ? 0.325 : 0.4, width: 0.032).rotationEffect(.degrees(angles.minute))
        Circle().fill(.skyAccent).frame(width: side * 0.06, height: side * 0.06).widgetAccentable()
      }
      .frame(width: side, height: side)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    // Clocks run clockwise in every language.
    .environment(\.layoutDirection, .leftToRight)
    // Placeholders show the time.
    .unredacted()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(date, format: .dateTime.hour().minute()))
  }

  private var angles: (hour: Double, minute: Double) {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = Double(parts.minute ?? 0)
    return (Double((parts.hour ?? 0) % 12) * 30 + minute / 2, minute * 6)
  }

  private func numbers(_ side: CGFloat) -> some View {
    ForEach(1...12, id: \.self) { hour in
      let angle = Double(hour) * .pi / 6
      Text(hour, format: .number)
        .font(.system(size: side * 0.085, weight: .semibold, design: .rounded))
        .position(x: side / 2 + sin(angle) * side * 0.385, y: side / 2 - cos(angle) * side * 0.385)
    }
  }
}

/// A hand: a thin stem from the centre, and a thicker part if there is space.
private struct Hand: View {
  let side: CGFloat
  /// Relative to the size of the dial.
  let length, width: CGFloat

  /// Where the thicker part starts, relative to the size of the dial; on small dials, at the centre.
  private var stem: CGFloat { side > 100 ? 0.06 : -0.015 }

  var body: some View {
    ZStack {
      bar(from: -0.015, width: width * 0.4)
      bar(from: stem, width: width)
    }
  }

  private func bar(from start: CGFloat, width: CGFloat) -> some View {
    Capsule()
      .fill(.primary)
      .frame(width: max(1.5, side * width), height: side * (length - start))
      .offset(y: -side * (length + start) / 2)
  }
}

/// A mark for each hour, and for each minute if there is space.
private struct DialMarks: Shape {
  /// Whether there are numbers inside the marks, which are then short.
  let isPlain: Bool

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let hasMinutes = side > 100
    return Path { path in
      for minute in 0..<60 where hasMinutes || minute % 5 == 0 {
        let isHour = minute % 5 == 0
        let length = side * (isHour ? (isPlain ? 0.035 : 0.075) : 0.025)
        let width = max(isHour ? 1.5 : 0.75, side * (isHour ? (hasMinutes ? 0.014 : 0.03) : 0.006))
        let mark = CGRect(x: -width / 2, y: -side * 0.49, width: width, height: length)
        path.addPath(
          Path(roundedRect: mark, cornerRadius: width / 2),
          transform: CGAffineTransform(translationX: center.x, y: center.y).rotated(by: Double(minute) * .pi / 30))
      }
    }
  }
}
