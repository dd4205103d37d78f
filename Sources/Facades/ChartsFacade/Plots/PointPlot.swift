public import SwiftUI

/// Symbols for the elements of a collection. Apple's page: Charts/PointPlot.
public struct PointPlot<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension PointPlot {
  /// Symbols at points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = Content(data) { element in
      _ChartMark(.point, x: x.value(element).span, y: y.value(element).span)
    }
  }

  /// Symbols at a distance from the top of the plot in points (default: half its height).
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.point, x: x.value(element).span)
      mark.fixedY.start = y
      return mark
    }
  }

  /// Symbols at a distance from the leading edge of the plot in points (default: half its width).
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.point, y: y.value(element).span)
      mark.fixedX.start = x
      return mark
    }
  }

  /// Symbols at their own distances from the top of the plot, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.point, x: x.value(element).span)
      mark.fixedY.start = element[keyPath: y]
      return mark
    }
  }

  /// Symbols at their own distances from the leading edge of the plot, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.point, y: y.value(element).span)
      mark.fixedX.start = element[keyPath: x]
      return mark
    }
  }
}
