public import SwiftUI

/// A rectangle. Apple's page: Charts/RectangleMark.
public struct RectangleMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// A rectangle around a point, or over the bands of two categories.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle, x: x.span, y: y.span)
    (mark.width, mark.height) = (width, height)
    _marks = [mark]
  }

  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rectangle, x: xStart.span(to: xEnd), y: yStart.span(to: yEnd))]
  }

  /// A rectangle at one position of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle, x: x.span, y: yStart.span(to: yEnd))
    mark.width = width
    _marks = [mark]
  }

  /// A rectangle at one position of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle, x: xStart.span(to: xEnd), y: y.span)
    mark.height = height
    _marks = [mark]
  }

  /// A rectangle at one position of the horizontal axis, over the height of the plot or a part of it: `yStart` and
  /// `yEnd` are distances from its top in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle, x: x.span)
    (mark.fixedY, mark.width) = (_ChartMark.Fixed(start: yStart, end: yEnd), width)
    _marks = [mark]
  }

  /// A rectangle at one position of the vertical axis, over the width of the plot or a part of it: `xStart` and `xEnd`
  /// are distances from its leading edge in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.rectangle, y: y.span)
    (mark.fixedX, mark.height) = (_ChartMark.Fixed(start: xStart, end: xEnd), height)
    _marks = [mark]
  }

  /// A rectangle between values of the horizontal axis, over the height of the plot or a part of it in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = _ChartMark(.rectangle, x: xStart.span(to: xEnd))
    mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
    _marks = [mark]
  }

  /// A rectangle between values of the vertical axis, over the width of the plot or a part of it in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rectangle, y: yStart.span(to: yEnd))
    mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
    _marks = [mark]
  }

  /// A part of the plot in points; `nil` is its edge.
  @_disfavoredOverload
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    var mark = _ChartMark(.rectangle)
    mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
    mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
    _marks = [mark]
  }
}
