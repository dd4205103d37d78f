/// A symbol at a point. Apple's page: Charts/PointMark.
public struct PointMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(.point, x: x.span, y: y.span)]
  }

  /// A symbol in the vertical centre of the plot.
  public init<X: Plottable>(x: PlottableValue<X>) { _marks = [_ChartMark(.point, x: x.span)] }

  /// A symbol in the horizontal centre of the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) { _marks = [_ChartMark(.point, y: y.span)] }
}

/// A straight line across the plot. Apple's page: Charts/RuleMark.
public struct RuleMark: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  /// A vertical line.
  public init<X: Plottable>(x: PlottableValue<X>) { _marks = [_ChartMark(.rule, x: x.span)] }

  /// A horizontal line.
  public init<Y: Plottable>(y: PlottableValue<Y>) { _marks = [_ChartMark(.rule, y: y.span)] }

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: x.span, y: yStart.span(to: yEnd))]
  }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: xStart.span(to: xEnd), y: y.span)]
  }
}
