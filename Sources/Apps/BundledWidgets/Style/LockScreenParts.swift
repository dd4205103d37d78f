import SwiftUI
import WidgetKit

/// A symbol over a time, inside a ring that fills until then.
struct RingedTime: View {
  let span: ClosedRange<Date>
  /// The date of the entry.
  let date: Date
  let symbol: String
  let time: Date

  var body: some View {
    TimedRing(span: span, date: date)
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Image(systemName: symbol)
          .font(.system(size: 10, weight: .semibold))
        ClockDigits(date: time)
          .font(.system(size: 14, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .lineLimit(1)
          .minimumScaleFactor(0.6)
      }
      // The ring is thinner on a watch.
      .padding(.horizontal, min(geometry.size.width, geometry.size.height) * 0.17)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }
}

/// Up to three lines next to a bar.
struct BarredLines<Lines: View>: View {
  @ViewBuilder let lines: Lines

  var body: some View {
    HStack(spacing: 7) {
      Capsule()
        .frame(width: 4)
        .widgetAccentable()
      VStack(alignment: .leading, spacing: 1) { lines }
        .font(.subheadline)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    // For the widget's round corners.
    .padding(.horizontal, 4)
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxHeight: .infinity)
  }
}

/// A ring that fills over a time span.
private struct TimedRing: View {
  let span: ClosedRange<Date>
  /// The date of the entry. The ring is drawn again for each minute of it.
  let date: Date

  var body: some View {
    TimelineView(.everyMinute) { context in
      let length = span.upperBound.timeIntervalSince(span.lowerBound)
      let gone = context.date.timeIntervalSince(span.lowerBound)
      WidgetRing(value: length > 0 ? gone / length : 1)
    }
  }
}
