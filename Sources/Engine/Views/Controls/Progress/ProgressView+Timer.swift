public import Foundation
import LayoutEngine

extension ProgressView {
  /// Shows the elapsed or remaining part of an interval at the picture's date. Apple's page:
  /// SwiftUI/ProgressView/init(timerInterval:countsDown:label:currentValueLabel:).
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows the elapsed or remaining part of an interval, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows the elapsed or remaining part of an interval, with the time below and without a label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The elapsed or remaining time of an interval. Apple's page: SwiftUI/DefaultDateProgressLabel.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
