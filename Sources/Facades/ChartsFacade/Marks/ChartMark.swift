import SwiftUI

/// A mark with all its modifiers.
public struct _ChartMark {
  enum Kind {
    case line, area, bar, point, rule, rectangle, sector
  }

  /// A point on an axis, or a span of it.
  struct Span {
    let low: _ChartValue
    var high: _ChartValue?
    /// Whether both ends are explicit, so that a bar does not start at zero.
    var isRange = false

    /// The values that scales must include.
    var values: [_ChartValue] { [low] + (high.map { [$0] } ?? []) }
  }

  /// A position in the plot, in points from its leading or top edge; `nil` is an edge, or the centre for a point.
  struct Fixed {
    var start: CGFloat?
    var end: CGFloat?
  }

  /// A sector's position around the centre of the plot.
  struct Sector {
    let angle: Span
    let innerRadius, outerRadius: MarkDimension
    /// How far the straight edges are moved inwards, in points.
    let inset: CGFloat
  }

  let kind: Kind
  var x, y: Span?
  /// The position along an axis without values.
  var fixedX = Fixed()
  var fixedY = Fixed()
  var series: _ChartValue?
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var sector: Sector?
  /// The function that the mark stands for, until its points are known.
  var function: FunctionPlot?
  /// Whether a rule without values along the horizontal axis is vertical.
  var isUprightRule = false
  /// Whether only the part in the plot is drawn.
  var isClipped = false
  var style = MarkStyle()

  init(_ kind: Kind, x: Span? = nil, y: Span? = nil) { (self.kind, self.x, self.y) = (kind, x, y) }
}

extension PlottableValue {
  var span: _ChartMark.Span { _ChartMark.Span(low: low, high: high) }

  /// From the beginning of one value's unit to the end of another's.
  func span(to end: PlottableValue) -> _ChartMark.Span {
    _ChartMark.Span(low: low, high: end.high ?? end.low, isRange: true)
  }
}
