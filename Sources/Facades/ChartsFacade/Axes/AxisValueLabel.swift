public import SwiftUI

/// The text of a value beside the plot. Apple's page: Charts/AxisValueLabel.
public struct AxisValueLabel: AxisMark {
  /// The label.
  public let _parts: [_AxisPart]

  private init(_ label: _AxisPart.Label, centered: Bool?, spacing: CGFloat?) {
    _parts = [_AxisPart(kind: .label(label), isCentered: centered, spacing: spacing)]
  }

  /// The value, written as the axis needs it. Anchors, orientations and collisions are not looked at: every label stands
  /// level beside its line.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.automatic, centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }

  /// The value, written in a format.
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

  /// A text of your own.
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(String(text)))), centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }

  /// A view of your own.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    self.init(.view(AnyView(content())), centered: centered, spacing: horizontalSpacing ?? verticalSpacing)
  }
}

/// What happens to labels that touch. Apple's page: Charts/AxisValueLabelCollisionResolution. Here nothing does.
public enum AxisValueLabelCollisionResolution: Sendable {
  /// As the axis likes.
  case automatic
  /// Labels are left out.
  case greedy
  /// Labels lie over each other.
  case disabled
  /// Labels are shortened.
  case truncate

  /// Labels are left out, with so much room between them.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

/// Which way labels run. Apple's page: Charts/AxisValueLabelOrientation. Always level here.
public enum AxisValueLabelOrientation: Sendable {
  /// As the axis likes.
  case automatic
  /// Level.
  case horizontal
  /// Upright.
  case vertical
  /// Upright, the other way.
  case verticalReversed
}
