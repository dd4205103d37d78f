public import SwiftUI

/// What the values of a scale are shown as: colours, sizes, positions … Apple's page: Charts/ScaleRange.
public protocol ScaleRange {
  associatedtype VisualValue
  /// The values, from the beginning of the domain to its end.
  var _visuals: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _visuals: [Element] { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _visuals: [CGFloat] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color

  /// The gradient's colours at equal distances, fine enough for its stops.
  public var _visuals: [Color] {
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return [] }
    let isEven = stops.indices.allSatisfy {
      abs(stops[$0].location - CGFloat($0) / CGFloat(max(1, stops.count - 1))) < 1e-6
    }
    if isEven { return stops.map(\.color) }
    return (0...32).map { step -> Color in
      let location = CGFloat(step) / 32
      guard let upper = stops.firstIndex(where: { $0.location >= location }) else { return last.color }
      guard upper > 0 else { return first.color }
      let (before, after) = (stops[upper - 1], stops[upper])
      let width = after.location - before.location
      return width > 0
        ? before.color.mix(with: after.color, by: Double((location - before.location) / width)) : after.color
    }
  }
}

/// The positions of a scale's values in the plot. Apple's page: Charts/PositionScaleRange.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The distances from the edges of the plot in points; `nil` if the positions are absolute.
  var _padding: (start: CGFloat, end: CGFloat)? { get }
}

extension PositionScaleRange {
  public var _padding: (start: CGFloat, end: CGFloat)? { nil }
}

/// Points from the beginning of the axis: the left, or the bottom.
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// Points from the beginning of the axis: the left, or the bottom.
extension Array: PositionScaleRange where Element == CGFloat {}

/// The width or height of the plot, without padding. Apple's page: Charts/PlotDimensionScaleRange.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start, end: CGFloat

  public var _visuals: [CGFloat] { [] }
  public var _padding: (start: CGFloat, end: CGFloat)? { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The plot without `padding` points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without some points at its beginning and end. The vertical axis begins at the bottom.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
