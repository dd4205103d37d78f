/// A value between two bounds. Apple's page: SwiftUI/Gauge.
///
/// Drawn by the gauge style of its place. Values beyond the bounds are drawn at the bounds; where value or bounds are no
/// numbers, or there is nothing between the bounds, the gauge is empty and a diagnostic says so.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  private let markedValueLabels: MarkedValueLabels

  /// Creates a gauge with words for the value, the bounds and other values; the last are kept for styles of your own, the
  /// built-in ones do not show them.
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

  /// The gauge in the style of its place.
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
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  /// Creates a gauge with words for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }

  /// Creates a gauge with words for the value and the bounds.
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
  /// Creates a gauge with words for the value and other values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, markedValueLabels: markedValueLabels)
  }
}
