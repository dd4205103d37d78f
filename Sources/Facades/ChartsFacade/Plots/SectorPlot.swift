public import SwiftUI

/// Sectors for the elements of a collection. Apple's page: Charts/SectorPlot.
public struct SectorPlot<Content: VectorizedChartContent>: VectorizedChartContent, _PrimitiveChartContent {
  let content: Content

  public var _marks: [_ChartMark] { content._marks }
  public var _rows: [_PlotRow<Content.DataElement>] { content._rows }
}

extension SectorPlot {
  /// Sectors that together fill the circle; see ``SectorMark``.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = Content(data) { element in
      .sector(
        angle.value(element).span, innerRadius.dimension(element), outerRadius.dimension(element),
        inset: angularInset ?? 0)
    }
  }

  /// Sectors with their own insets.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = Content(data) { element in
      .sector(
        angle.value(element).span, innerRadius.dimension(element), outerRadius.dimension(element),
        inset: element[keyPath: angularInset])
    }
  }
}
