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

  /// The time as a timer writes it.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
