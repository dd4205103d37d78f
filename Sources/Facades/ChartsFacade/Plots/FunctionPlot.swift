import SwiftUI

/// A function that a line or an area shows.
struct FunctionPlot {
  /// The points of the function at a value: its two edges for an area, one for a line.
  struct Point {
    let x: Double
    let y: ClosedRange<Double>
  }

  /// The values of the function's argument; `nil` for the horizontal axis.
  let domain: ClosedRange<Double>?
  let isParametric: Bool
  let point: (Double) -> Point?

  /// How many intervals a function is drawn with: enough for the width of a widget.
  static let intervals = 256

  /// The marks of the curve over `range`; every gap in it begins another series.
  func marks(like mark: _ChartMark, over range: ClosedRange<Double>, series: Int) -> [_ChartMark] {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    let step = (range.upperBound - range.lowerBound) / Double(Self.intervals)
    var part = 0
    var marks: [_ChartMark] = []
    for index in 0...Self.intervals {
      guard let point = point(range.lowerBound + Double(index) * step) else {
        part += 1
        continue
      }
      var copy = mark
      copy.function = nil
      copy.series = .category("function \(series) part \(part)")
      copy.x = _ChartMark.Span(low: .number(point.x))
      copy.y =
        mark.kind == .area
        ? _ChartMark.Span(low: .number(point.y.lowerBound), high: .number(point.y.upperBound), isRange: true)
        : _ChartMark.Span(low: .number(point.y.upperBound))
      marks.append(copy)
    }
    return marks
  }
}

/// The content of a line or an area that shows a function.
public struct _FunctionPlotContent: _PrimitiveChartContent {
  public let _marks: [_ChartMark]

  init(_ kind: _ChartMark.Kind, domain: ClosedRange<Double>?, function: @escaping (Double) -> Double) {
    self.init(kind, domain: domain, isParametric: false) { x in
      let y = function(x)
      guard y.isFinite else { return nil }
      return FunctionPlot.Point(x: x, y: kind == .area ? min(0, y)...max(0, y) : y...y)
    }
  }

  init(
    _ kind: _ChartMark.Kind, domain: ClosedRange<Double>?, isParametric: Bool,
    point: @escaping (Double) -> FunctionPlot.Point?
  ) {
    var mark = _ChartMark(kind)
    mark.function = FunctionPlot(domain: domain, isParametric: isParametric, point: point)
    mark.isClipped = true
    _marks = [mark]
  }
}

public typealias FunctionLinePlotContent = _FunctionPlotContent
public typealias FunctionAreaPlotContent = _FunctionPlotContent
