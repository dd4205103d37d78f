public import SwiftUI

/// A line through the points of a collection, or of a function. Apple's page: Charts/LinePlot.
public struct LinePlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension LinePlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = Content(data) { _ChartMark(.line, x: x.value($0).span, y: y.value($0).span) }
  }

  /// A line for each value of `series`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = Content(data) {
      var mark = _ChartMark(.line, x: x.value($0).span, y: y.value($0).span)
      mark.series = series.value($0).low
      return mark
    }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// The graph of a function. Apple's page: Charts/LinePlot/init(x:y:domain:function:).
  ///
  /// - Parameters:
  ///   - x: What the horizontal axis shows.
  ///   - y: What the vertical axis shows.
  ///   - domain: The values for which the function is drawn (default: the domain of the horizontal axis).
  ///   - function: The function; values that are not finite leave a gap.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { content = Content(.line, domain: domain, function: function) }

  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) { content = Content(.line, domain: domain, function: function) }

  /// The curve of a parametric function. Apple's page: Charts/LinePlot/init(x:y:t:domain:function:).
  ///
  /// - Parameters:
  ///   - x: What the horizontal axis shows.
  ///   - y: What the vertical axis shows.
  ///   - t: What the parameter stands for.
  ///   - domain: The values of the parameter.
  ///   - function: The function; values that are not finite leave a gap.
  public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { content = .parametric(domain, function) }

  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { content = .parametric(domain, function) }
}

extension _FunctionPlotContent {
  fileprivate static func parametric(
    _ domain: ClosedRange<Double>, _ function: @escaping (Double) -> (x: Double, y: Double)
  ) -> Self {
    Self(.line, domain: domain, isParametric: true) { t in
      let (x, y) = function(t)
      return x.isFinite && y.isFinite ? FunctionPlot.Point(x: x, y: y...y) : nil
    }
  }
}
