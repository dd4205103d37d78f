public import SwiftUI

/// A sector of a pie or a donut. Apple's page: Charts/SectorMark.
///
/// Sectors follow each other clockwise from the top; all of them together are the whole circle. Values below zero count as zero.
public struct SectorMark: _PrimitiveChartContent {
  /// The mark.
  public let _marks: [_ChartMark]

  /// A sector whose share of the circle is its value's share of the sum, or that covers the values of a range.
  ///
  /// - Parameters:
  ///   - angle: The value, or the range of values from the top on.
  ///   - innerRadius: Where the sector begins; the middle unless stated. Ratios and insets, which are in points, count
  ///     from the outer radius.
  ///   - outerRadius: Where the sector ends; at the largest circle in the plot unless stated, from which ratios and
  ///     insets count.
  ///   - angularInset: How far both straight edges are moved inwards, in points; zero unless stated.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(.sector)
    mark.sector = _ChartMark.Sector(
      angle: _ChartMark.Span(low: angle.low, high: angle.high, isRange: angle.high != nil), innerRadius: innerRadius,
      outerRadius: outerRadius, inset: angularInset ?? 0)
    _marks = [mark]
  }
}
