public import SwiftUI

/// A bar from zero, or between two values. Apple's page: Charts/BarMark.
public struct BarMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// Bars at the same position are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar, x: x.span, y: y.span)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    _marks = [mark]
  }

  /// A part of a single horizontal bar; all parts are stacked. Apple's page:
  /// Charts/BarMark/init(x:yStart:yEnd:width:stacking:).
  ///
  /// - Parameters:
  ///   - x: The value.
  ///   - yStart: The distance of the bar's start from the top of the plot, in points (default: zero).
  ///   - yEnd: The distance of its end (default: the height of the plot).
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar, x: x.span)
    (mark.fixedY, mark.width, mark.stacking) = (_ChartMark.Fixed(start: yStart, end: yEnd), width, stacking)
    _marks = [mark]
  }

  /// A part of a single vertical bar; all parts are stacked. Apple's page:
  /// Charts/BarMark/init(xStart:xEnd:y:height:stacking:).
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar, y: y.span)
    (mark.fixedX, mark.height, mark.stacking) = (_ChartMark.Fixed(start: xStart, end: xEnd), height, stacking)
    _marks = [mark]
  }

  /// A vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar, x: x.span, y: yStart.span(to: yEnd))
    mark.width = width
    _marks = [mark]
  }

  /// A horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar, x: xStart.span(to: xEnd), y: y.span)
    mark.height = height
    _marks = [mark]
  }

  /// A bar between two values of the horizontal axis, over the height of the plot or a part of it in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    var mark = _ChartMark(.bar, x: xStart.span(to: xEnd))
    mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
    _marks = [mark]
  }

  /// A bar between two values of the vertical axis, over the width of the plot or a part of it in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.bar, y: yStart.span(to: yEnd))
    mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
    _marks = [mark]
  }
}
