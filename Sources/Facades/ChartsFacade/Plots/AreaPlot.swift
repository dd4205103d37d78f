public import SwiftUI

/// The area below the points of a collection or of a function, or between two. Apple's page: Charts/AreaPlot.
public struct AreaPlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      var mark = _ChartMark(.area, x: x.value($0).span, y: y.value($0).span)
      mark.stacking = stacking
      return mark
    }
  }

  /// An area for each value of `series`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      var mark = _ChartMark(.area, x: x.value($0).span, y: y.value($0).span)
      (mark.series, mark.stacking) = (series.value($0).low, stacking)
      return mark
    }
  }

  /// The area between two edges.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      _ChartMark(.area, x: x.value($0).span, y: yStart.value($0).span(to: yEnd.value($0)))
    }
  }

  /// The area between two edges, for each value of `series`.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      var mark = _ChartMark(.area, x: x.value($0).span, y: yStart.value($0).span(to: yEnd.value($0)))
      mark.series = series.value($0).low
      return mark
    }
  }

  /// The area between two edges beside the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      _ChartMark(.area, x: xStart.value($0).span(to: xEnd.value($0)), y: y.value($0).span)
    }
  }

  /// The area between two edges beside the vertical axis, for each value of `series`.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = Content(data) {
      var mark = _ChartMark(.area, x: xStart.value($0).span(to: xEnd.value($0)), y: y.value($0).span)
      mark.series = series.value($0).low
      return mark
    }
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between the graph of a function and zero. Apple's page: Charts/AreaPlot/init(x:y:domain:function:).
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { content = Content(.area, domain: domain, function: function) }

  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) { content = Content(.area, domain: domain, function: function) }

  /// The area between the graphs of two functions. Apple's page:
  /// Charts/AreaPlot/init(x:yStart:yEnd:domain:function:).
  public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { content = .between(domain, function) }

  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { content = .between(domain, function) }
}

extension _FunctionPlotContent {
  fileprivate static func between(
    _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) -> Self {
    Self(.area, domain: domain, isParametric: false) { x in
      let (start, end) = function(x)
      guard start.isFinite, end.isFinite else { return nil }
      return FunctionPlot.Point(x: x, y: min(start, end)...max(start, end))
    }
  }
}
