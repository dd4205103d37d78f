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

  /// A part of a single horizontal bar as high as the plot; all parts are stacked. Apple's page:
  /// Charts/BarMark/init(x:yStart:yEnd:width:stacking:).
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar, x: x.span)
    (mark.width, mark.stacking) = (width, stacking)
    _marks = [mark]
  }

  /// A part of a single vertical bar as wide as the plot; all parts are stacked. Apple's page:
  /// Charts/BarMark/init(xStart:xEnd:y:height:stacking:).
  public init<Y: Plottable>(
    y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar, y: y.span)
    (mark.height, mark.stacking) = (height, stacking)
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
}

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

  /// A rectangle between values; `nil` is the edge of the plot.
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

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _marks = [_ChartMark(.rectangle, x: xStart.span(to: xEnd))]
  }

  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = [_ChartMark(.rectangle, y: yStart.span(to: yEnd))]
  }
}
