public import SwiftUI

/// A sector of a pie or donut chart. Apple's page: Charts/SectorMark.
///
/// Sectors are placed clockwise from the top, and together fill the circle. Negative values count as zero.
public struct SectorMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// A sector whose fraction of the circle is its value's fraction of the sum, or that covers the values of a range.
  ///
  /// - Parameters:
  ///   - angle: The value, or the range of values from the top on.
  ///   - innerRadius: The inner radius (default: zero). Ratios, and insets in points, are relative to the outer
  ///     radius.
  ///   - outerRadius: The outer radius (default: the largest circle in the plot, to which ratios and insets are
  ///     relative).
  ///   - angularInset: How far both straight edges are moved inwards, in points (default: zero).
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { _marks = [.sector(angle.span, innerRadius, outerRadius, inset: angularInset ?? 0)] }
}

extension _ChartMark {
  static func sector(_ angle: Span, _ innerRadius: MarkDimension, _ outerRadius: MarkDimension, inset: CGFloat) -> Self
  {
    var mark = _ChartMark(.sector)
    mark.sector = Sector(
      angle: Span(low: angle.low, high: angle.high, isRange: angle.high != nil), innerRadius: innerRadius,
      outerRadius: outerRadius, inset: inset)
    return mark
  }
}
