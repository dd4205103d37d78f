import LayoutEngine

/// How far something is. Apple's page: SwiftUI/ProgressView.
///
/// Drawn by the progress view style of its place: a bar where there is a value, else the circle that widgets have for work
/// without one.
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

  /// What is done of 0…`total`, with a label and the value in words.
  ///
  /// Nil if what is done is not known. A total that is not above zero and a value that is no number count as nil, and a
  /// diagnostic says so.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressAmount(value, of: total), label: label, currentValueLabel: currentValueLabel)
  }

  /// The progress view in the style of its place.
  public var body: some View { ProgressBody(amount: amount, label: label, currentValueLabel: currentValueLabel) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of unknown length.
  public init() where Label == EmptyView {
    self.init(.none, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// Work of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.none, label: label, currentValueLabel: { EmptyView() })
  }

  /// What is done of 0…`total`; nil if that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// What is done of 0…`total`, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Work of unknown length, with a text.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Work of unknown length, with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// What is done of 0…`total`, with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// What is done of 0…`total`, with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view of a style's configuration, to be drawn in the style outside of that one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .given(configuration.fractionCompleted, hasValue: configuration.hasValue), label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}
