public import Foundation
import LayoutEngine

/// The progress of a task. Apple's page: SwiftUI/ProgressView.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let amount: ProgressAmount
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  init(
    _ amount: ProgressAmount, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.amount = amount
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Creates a progress view for `value` in 0…`total`, with a label and a value label.
  ///
  /// A value of nil is not known yet. If `total` is not positive or `value` is NaN, `value` counts as nil, with a
  /// diagnostic.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressAmount(value, of: total), label: label, currentValueLabel: currentValueLabel)
  }

  public var body: some View { ProgressBody(amount: amount, label: label, currentValueLabel: currentValueLabel) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(.none, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.none, label: label, currentValueLabel: { EmptyView() })
  }

  /// Creates a progress view for `value` in 0…`total`; nil if it is not known yet.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view from a style's configuration, drawn in the style outside of that style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .given(configuration.fractionCompleted, hasValue: configuration.hasValue), label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}

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
