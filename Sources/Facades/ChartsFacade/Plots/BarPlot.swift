public import SwiftUI

/// Bars for the elements of a collection. Apple's page: Charts/BarPlot.
public struct BarPlot<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension BarPlot {
  /// Bars from zero. Those at the same position are stacked.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: x.value(element).span, y: y.value(element).span)
      mark.width = width.dimension(element)
      mark.height = height.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Vertical bars between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: x.value(element).span, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Horizontal bars between two values.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: xStart.value(element).span(to: xEnd.value(element)), y: y.value(element).span)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Parts of a single horizontal bar, over the height of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
      mark.width = width.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Parts of a single vertical bar, over the width of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
      mark.height = height.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Bars between two values of the horizontal axis, over the height of the plot or a part of it in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
      return mark
    }
  }

  /// Bars between two values of the vertical axis, over the width of the plot or a part of it in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
      return mark
    }
  }

  /// Parts of a single horizontal bar, each over its own part of the plot's height in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      mark.width = width.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Parts of a single vertical bar, each over its own part of the plot's width in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      mark.height = height.dimension(element)
      mark.stacking = stacking
      return mark
    }
  }

  /// Bars between two values of the horizontal axis, each over its own part of the plot's height in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      return mark
    }
  }

  /// Bars between two values of the vertical axis, each over its own part of the plot's width in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.bar, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      return mark
    }
  }
}
