/// A symbol at a point. Apple's page: Charts/PointMark.
public struct PointMark: _PrimitiveChartContent {
  /// The mark.
  public let _marks: [_ChartMark]

  /// A symbol at a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(.point, x: x.span, y: y.span)]
  }

  /// A symbol halfway up the plot.
  public init<X: Plottable>(x: PlottableValue<X>) { _marks = [_ChartMark(.point, x: x.span)] }

  /// A symbol halfway across the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) { _marks = [_ChartMark(.point, y: y.span)] }
}

/// A straight line across the plot. Apple's page: Charts/RuleMark.
public struct RuleMark: _PrimitiveChartContent {
  /// The mark.
  public let _marks: [_ChartMark]

  /// An upright line.
  public init<X: Plottable>(x: PlottableValue<X>) { _marks = [_ChartMark(.rule, x: x.span)] }

  /// A level line.
  public init<Y: Plottable>(y: PlottableValue<Y>) { _marks = [_ChartMark(.rule, y: y.span)] }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: x.span, y: yStart.span(to: yEnd))]
  }

  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [_ChartMark(.rule, x: xStart.span(to: xEnd), y: y.span)]
  }
}
