import SwiftUI

/// A ring that fills from the start of a span of time to its end.
struct TimedRing: View {
  let span: ClosedRange<Date>
  /// Of the entry: a ring is drawn anew with each minute of it.
  let date: Date

  var body: some View {
    TimelineView(.everyMinute) { context in
      let length = span.upperBound.timeIntervalSince(span.lowerBound)
      let gone = context.date.timeIntervalSince(span.lowerBound)
      WidgetRing(value: length > 0 ? gone / length : 1)
    }
  }
}
