public import SwiftUI

/// The label of a value. Apple's page: Charts/AxisValueLabel.
public struct AxisValueLabel: AxisMark {
  public let _parts: [_AxisPart]

  private init(_ label: _AxisPart.Label, _ centered: Bool?, _ placement: _AxisPart.Placement) {
    _parts = [_AxisPart(kind: .label(label), isCentered: centered, placement: placement)]
  }

  /// The value in the axis's format. Apple's page: Charts/AxisValueLabel.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between its value and the next.
  ///   - anchor: The point of the label that is beside the value (default: the middle of its side).
  ///   - multiLabelAlignment: The alignment of several labels at the same value.
  ///   - collisionResolution: What happens to labels that overlap (default: names are truncated, others left out).
  ///   - offsetsMarks: Whether the label takes room beside the plot (default: yes).
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the plot or, at the horizontal axis, from the value, in points.
  ///   - verticalSpacing: The distance from the plot or, at the vertical axis, from the value, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .text { value, writing in
        value.as(Format.FormatInput.self).map { writing.text(of: $0, format) } ?? value.value.text
      }, centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// A text, or its key in the localization tables.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleResource))), centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    self.init(
      .view(AnyView(content())), centered,
      _AxisPart.Placement(
        anchor: anchor, alignment: multiLabelAlignment, collisions: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

/// The treatment of overlapping labels. Apple's page: Charts/AxisValueLabelCollisionResolution.
public struct AxisValueLabelCollisionResolution: Sendable {
  enum Kind: Equatable { case automatic, greedy, disabled, truncate }
  let kind: Kind
  var priority = 0.0
  var minimumSpacing: CGFloat?

  /// Names are truncated; numbers and dates that overlap others are left out.
  public static var automatic: Self { Self(kind: .automatic) }
  /// Labels that overlap others are left out, from the beginning of the axis on.
  public static var greedy: Self { Self(kind: .greedy) }
  /// All labels are shown.
  public static var disabled: Self { Self(kind: .disabled) }
  /// Labels are truncated to their part of the axis.
  public static var truncate: Self { Self(kind: .truncate) }

  /// Labels that overlap others, or are nearer than `minimumSpacing`, are left out; those of higher priority stay.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    Self(kind: .greedy, priority: priority, minimumSpacing: minimumSpacing)
  }
}

/// The direction of labels. Apple's page: Charts/AxisValueLabelOrientation.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind { case horizontal, vertical, verticalReversed }
  let kind: Kind
  /// Horizontal.
  public static var automatic: Self { Self(kind: .horizontal) }
  public static var horizontal: Self { Self(kind: .horizontal) }
  /// From the top down.
  public static var vertical: Self { Self(kind: .vertical) }
  /// From the bottom up.
  public static var verticalReversed: Self { Self(kind: .verticalReversed) }
}
