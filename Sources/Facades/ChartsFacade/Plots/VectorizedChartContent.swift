public import SwiftUI

/// The marks of a collection's elements, with modifiers that read their properties. Apple's page:
/// Charts/VectorizedChartContent.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The elements with their marks, back to front.
  var _rows: [_PlotRow<DataElement>] { get }
}

/// An element of a vectorized plot, and its mark.
public struct _PlotRow<DataElement> {
  let element: DataElement
  var mark: _ChartMark
}

/// The content of a plot of a collection.
public struct _VectorizedPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, _PrimitiveChartContent {
  public let _rows: [_PlotRow<Data.Element>]

  init(_ data: Data, _ mark: (Data.Element) -> _ChartMark) {
    _rows = data.map { _PlotRow(element: $0, mark: mark($0)) }
  }

  public var _marks: [_ChartMark] { _rows.map(\.mark) }
}

public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> = _VectorizedPlotContent<Data>

/// Modified elements with their marks.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent, _PrimitiveChartContent {
  public let _rows: [_PlotRow<DataElement>]
  public var _marks: [_ChartMark] { _rows.map(\.mark) }
}

extension VectorizedChartContent {
  private func changing(_ change: (inout MarkStyle, DataElement) -> Void) -> _VectorizedMarks<DataElement> {
    _VectorizedMarks(
      _rows: _rows.map {
        var row = $0
        change(&row.mark.style, $0.element)
        return row
      })
  }

  /// Paints each mark with a property. Apple's page: Charts/VectorizedChartContent/foregroundStyle(_:).
  public func foregroundStyle(
    _ style: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.foreground == nil { $0.foreground = AnyShapeStyle($1[keyPath: style]) } }
  }

  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.foregroundBy == nil { $0.foregroundBy = value.value($1).low } }
  }

  /// Sets each mark's opacity to a property. Apple's page: Charts/VectorizedChartContent/opacity(_:).
  public func opacity(_ opacity: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changing { $0.opacity *= Double($1[keyPath: opacity]) }
  }

  /// Sets each line style to a property. Apple's page: Charts/VectorizedChartContent/lineStyle(_:).
  public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    changing { if $0.stroke == nil { $0.stroke = $1[keyPath: style] } }
  }

  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.strokeBy == nil { $0.strokeBy = value.value($1).low } }
  }

  /// Sets a symbol for each value. Apple's page: Charts/VectorizedChartContent/symbol(by:).
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolBy == nil { $0.symbolBy = value.value($1).low } }
  }

  /// Sets each symbol's area to a property, in square points. Apple's page:
  /// Charts/VectorizedChartContent/symbolSize(_:).
  public func symbolSize(_ size: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolSize == nil { $0.symbolSize = CGSize(area: $1[keyPath: size]) } }
  }

  public func symbolSize(_ size: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolSize == nil { $0.symbolSize = $1[keyPath: size] } }
  }

  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value.value($1).low } }
  }

  /// Places the marks side by side, one for each value. Apple's page:
  /// Charts/VectorizedChartContent/position(by:axis:span:).
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      if $0.position == nil {
        $0.position = MarkStyle.Position(value: value.value($1).low, axis: axis, span: span)
      }
    }
  }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { changing { _, _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { changing { _, _ in } }

  /// Does nothing: charts have no accessibility texts.
  public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> { changing { _, _ in } }

  /// Does nothing: pictures have no elements to identify.
  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { changing { _, _ in } }
}
