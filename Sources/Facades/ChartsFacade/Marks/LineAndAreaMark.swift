/// A line through the points of a series. Apple's page: Charts/LineMark.
public struct LineMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(.line, x: x.span, y: y.span)]
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.line, x: x.span, y: y.span)
    mark.series = series.low
    _marks = [mark]
  }
}

/// The area below a line, or between two. Apple's page: Charts/AreaMark.
public struct AreaMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// A point of the area's upper edge. Areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area, x: x.span, y: y.span)
    mark.stacking = stacking
    _marks = [mark]
  }

  /// A point of the upper edge of the area of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area, x: x.span, y: y.span)
    (mark.series, mark.stacking) = (series.low, stacking)
    _marks = [mark]
  }

  /// A point of both edges.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.area, x: x.span, y: yStart.span(to: yEnd))]
  }

  /// A point of both edges of the area of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.area, x: x.span, y: yStart.span(to: yEnd))
    mark.series = series.low
    _marks = [mark]
  }

  /// A point of both edges of an area beside the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.area, x: xStart.span(to: xEnd), y: y.span)]
  }

  /// A point of both edges of the area of `series` beside the vertical axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.area, x: xStart.span(to: xEnd), y: y.span)
    mark.series = series.low
    _marks = [mark]
  }
}
