public import SwiftUI

/// A symbol at a point. Apple's page: Charts/PointMark.
public struct PointMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(.point, x: x.span, y: y.span)]
  }

  /// A symbol at a distance from the top of the plot in points (default: half its height).
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = _ChartMark(.point, x: x.span)
    mark.fixedY.start = y
    _marks = [mark]
  }

  /// A symbol at a distance from the leading edge of the plot in points (default: half its width).
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point, y: y.span)
    mark.fixedX.start = x
    _marks = [mark]
  }
}

/// A straight line across the plot. Apple's page: Charts/RuleMark.
public struct RuleMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// A vertical line over the height of the plot or a part of it: `yStart` and `yEnd` are distances from its top in
  /// points.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var mark = _ChartMark(.rule, x: x.span)
    mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
    _marks = [mark]
  }

  /// A horizontal line over the width of the plot or a part of it: `xStart` and `xEnd` are distances from its leading
  /// edge in points.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    var mark = _ChartMark(.rule, y: y.span)
    mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
    _marks = [mark]
  }

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: x.span, y: yStart.span(to: yEnd))]
  }

  /// A vertical line between two values, at a distance from the leading edge of the plot in points (default: half its
  /// width).
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = _ChartMark(.rule, y: yStart.span(to: yEnd))
    (mark.fixedX.start, mark.isUprightRule) = (x, true)
    _marks = [mark]
  }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: xStart.span(to: xEnd), y: y.span)]
  }

  /// A horizontal line between two values, at a distance from the top of the plot in points (default: half its height).
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    var mark = _ChartMark(.rule, x: xStart.span(to: xEnd))
    mark.fixedY.start = y
    _marks = [mark]
  }
}
