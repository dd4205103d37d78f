public import SwiftUI

/// Straight lines for the elements of a collection. Apple's page: Charts/RulePlot.
public struct RulePlot<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension RulePlot {
  /// Vertical lines over the height of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
      return mark
    }
  }

  /// Horizontal lines over the width of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
      return mark
    }
  }

  /// Vertical lines between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      _ChartMark(.rule, x: x.value(element).span, y: yStart.value(element).span(to: yEnd.value(element)))
    }
  }

  /// Horizontal lines between two values.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      _ChartMark(.rule, x: xStart.value(element).span(to: xEnd.value(element)), y: y.value(element).span)
    }
  }

  /// Vertical lines between two values, at a distance from the leading edge of the plot in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX.start = x
      mark.isUprightRule = true
      return mark
    }
  }

  /// Horizontal lines between two values, at a distance from the top of the plot in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY.start = y
      return mark
    }
  }

  /// Vertical lines, each over its own part of the plot's height in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      return mark
    }
  }

  /// Horizontal lines, each over its own part of the plot's width in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      return mark
    }
  }

  /// Vertical lines between two values, at their own distances from the leading edge of the plot in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX.start = element[keyPath: x]
      mark.isUprightRule = true
      return mark
    }
  }

  /// Horizontal lines between two values, at their own distances from the top of the plot in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rule, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY.start = element[keyPath: y]
      return mark
    }
  }
}
