public import SwiftUI

/// Rectangles for the elements of a collection. Apple's page: Charts/RectanglePlot.
public struct RectanglePlot<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension RectanglePlot {
  /// Rectangles around points, or over the bands of two categories.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, x: x.value(element).span, y: y.value(element).span)
      mark.width = width.dimension(element)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Rectangles at positions of the horizontal axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(
        .rectangle, x: x.value(element).span, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Rectangles at positions of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(
        .rectangle, x: xStart.value(element).span(to: xEnd.value(element)), y: y.value(element).span)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      _ChartMark(
        .rectangle, x: xStart.value(element).span(to: xEnd.value(element)),
        y: yStart.value(element).span(to: yEnd.value(element)))
    }
  }

  /// Rectangles at positions of the horizontal axis, over the height of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Rectangles at positions of the vertical axis, over the width of the plot or a part of it in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Rectangles between values of the horizontal axis, over the height of the plot or a part of it in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY = _ChartMark.Fixed(start: yStart, end: yEnd)
      return mark
    }
  }

  /// Rectangles between values of the vertical axis, over the width of the plot or a part of it in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX = _ChartMark.Fixed(start: xStart, end: xEnd)
      return mark
    }
  }

  /// Parts of the plot in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle)
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      return mark
    }
  }

  /// Rectangles at positions of the horizontal axis, each over its own part of the plot's height in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, x: x.value(element).span)
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      mark.width = width.dimension(element)
      return mark
    }
  }

  /// Rectangles at positions of the vertical axis, each over its own part of the plot's width in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, y: y.value(element).span)
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      mark.height = height.dimension(element)
      return mark
    }
  }

  /// Rectangles between values of the horizontal axis, each over its own part of the plot's height in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, x: xStart.value(element).span(to: xEnd.value(element)))
      mark.fixedY = _ChartMark.Fixed(start: element[keyPath: yStart], end: element[keyPath: yEnd])
      return mark
    }
  }

  /// Rectangles between values of the vertical axis, each over its own part of the plot's width in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = Content(data) { element in
      var mark = _ChartMark(.rectangle, y: yStart.value(element).span(to: yEnd.value(element)))
      mark.fixedX = _ChartMark.Fixed(start: element[keyPath: xStart], end: element[keyPath: xEnd])
      return mark
    }
  }
}
