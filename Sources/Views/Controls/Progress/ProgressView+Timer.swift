public import Foundation
import LayoutEngine

extension ProgressView {
  /// How much of an interval has passed, or is left when it counts down, at the picture's date.
  /// Apple's page: SwiftUI/ProgressView/init(timerInterval:countsDown:label:currentValueLabel:).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of an interval has passed, or is left when it counts down, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// How much of an interval has passed, or is left when it counts down, with the time below and no label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of an interval, or that has passed. Apple's page: SwiftUI/DefaultDateProgressLabel.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @Environment(\.currentDate) private var currentDate

  /// The time as `m:ss`, with hours where there are some.
  public var body: some View {
    let date = min(max(currentDate, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
    return Text(verbatim: Self.clock(seconds))
  }

  private static func clock(_ interval: TimeInterval) -> String {
    // Hours beyond what an Int holds are no time that anybody counts.
    let seconds = Int(min(max(interval.rounded(), 0), 1e9))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = String(format: "%02d", seconds % 60)
    return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":\(tail)" : "\(minutes):\(tail)"
  }
}
