public import SwiftUI

/// The label of a value. Apple's page: Charts/AxisValueLabel.
public struct AxisValueLabel: AxisMark {
  public let _parts: [_AxisPart]

  private init(_ label: _AxisPart.Label, centered: Bool?, spacing: CGFloat?) {
    _parts = [_AxisPart(kind: .label(label), isCentered: centered, spacing: spacing)]
  }

  /// The value in the axis's format. Anchors, orientations and collisions are ignored: every label is horizontal,
  /// next to its line.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }

  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .text { value in value.as(Format.FormatInput.self).map { format.format($0) } ?? value.value.text },
      centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }

  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(String(text)))), centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    self.init(.view(AnyView(content())), centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }
}

/// The treatment of overlapping labels. Apple's page: Charts/AxisValueLabelCollisionResolution. Ignored.
public enum AxisValueLabelCollisionResolution: Sendable {
  case automatic, greedy, disabled, truncate

  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

/// The direction of labels. Apple's page: Charts/AxisValueLabelOrientation. Always horizontal.
public enum AxisValueLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
