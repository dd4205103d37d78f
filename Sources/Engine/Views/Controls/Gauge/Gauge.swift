/// A value within bounds. Apple's page: SwiftUI/Gauge.
///
/// Values outside of the bounds are drawn at the bounds. If the value is NaN, a bound is not finite or the range is
/// empty, the gauge is drawn empty, with a diagnostic.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  private let markedValueLabels: MarkedValueLabels

  /// Creates a gauge with labels for the value, the bounds and other values. Only custom styles can show the last.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    fraction = Fraction.of(value, from: bounds.lowerBound, to: bounds.upperBound, in: "Gauge") ?? 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    self.markedValueLabels = markedValueLabels()
  }

  public var body: some View {
    StyledControl(\.gaugeStyle) { scope in
      GaugeStyleConfiguration(
        value: fraction, label: .init(part: scope(label)),
        currentValueLabel: scope.optional(currentValueLabel).map { .init(part: $0) },
        minimumValueLabel: scope.optional(minimumValueLabel).map { .init(part: $0) },
        maximumValueLabel: scope.optional(maximumValueLabel).map { .init(part: $0) },
        markedValueLabels: scope.optional(markedValueLabels).map { .init(part: $0) })
    }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, markedValueLabels: markedValueLabels)
  }
}
