public import SwiftUI

extension ChartContent {
  /// Sets a colour for each value: one after the other for categories, on a gradient for numbers. Apple's page:
  /// Charts/ChartContent/foregroundStyle(by:).
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.foregroundBy == nil { $0.style.foregroundBy = value.low } }
  }

  /// Sets a line style for each value. Apple's page: Charts/ChartContent/lineStyle(by:).
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.strokeBy == nil { $0.style.strokeBy = value.low } }
  }

  /// Sets a symbol for each value. Apple's page: Charts/ChartContent/symbol(by:).
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.symbolBy == nil { $0.style.symbolBy = value.low } }
  }

  /// Sets a symbol size for each value. Apple's page: Charts/ChartContent/symbolSize(by:).
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.style.symbolSizeBy == nil { $0.style.symbolSizeBy = value.low } }
  }

  /// Places the marks side by side, one for each value. Apple's page: Charts/ChartContent/position(by:axis:span:).
  ///
  /// - Parameters:
  ///   - value: The value that tells marks at the same position apart.
  ///   - axis: The axis along which they stand side by side (default: the axis of the categories).
  ///   - span: The size of all of them together (default: 70 % of the available size).
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      if $0.style.position == nil {
        $0.style.position = MarkStyle.Position(value: value.low, axis: axis, span: span)
      }
    }
  }
}
