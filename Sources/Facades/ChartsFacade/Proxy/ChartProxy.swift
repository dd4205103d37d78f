public import SwiftUI

/// The positions of values in a chart, and the values at positions. Apple's page: Charts/ChartProxy.
///
/// Positions are in points from the top leading corner of the plot.
public struct ChartProxy {
  let plan: ChartPlan
  /// The plot in the chart.
  let frame: Anchor<CGRect>
  public let plotSize: CGSize

  /// The frame of the plot, for a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { frame }
  public var plotAreaFrame: Anchor<CGRect> { frame }
  /// The frame of the plot's visible part; in a picture, the same as ``plotFrame``.
  public var plotContainerFrame: Anchor<CGRect>? { frame }
  public var plotAreaSize: CGSize { plotSize }

  /// The position of a value; `nil` for another kind of value than those of the axis, or an unknown category.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.place(value.chartValue)?.points(in: plotSize.width)
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.place(value.chartValue).map { plotSize.height - $0.points(in: plotSize.height) }
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a category; a single point for a number or a date.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { around($0, plan.x.band(in: plotSize.width)) }
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { around($0, plan.y.band(in: plotSize.height)) }
  }

  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func around(_ middle: CGFloat, _ band: CGFloat?) -> ClosedRange<CGFloat> {
    middle - (band ?? 0) / 2...middle + (band ?? 0) / 2
  }

  /// The value at a position; `nil` outside of all categories, or if the axis has values of another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.x.value(at: position, in: plotSize.width).flatMap { P(chartValue: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.y.value(at: plotSize.height - position, in: plotSize.height).flatMap { P(chartValue: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The direction from the centre of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle = atan2(x, -y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The sum of the sectors' values up to an angle, clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let sectors = plan.marks.compactMap(\.sector)
    guard !sectors.isEmpty, angle.radians.isFinite else { return nil }
    let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return P(chartValue: .number((turn < 0 ? turn + 1 : turn) * SectorDrawing.total(sectors.map(\.angle))))
  }

  /// The categories of the axis, or both ends of its numbers or dates.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(plan.x) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(plan.y) }

  private func values<P: Plottable>(_ scale: ChartScale) -> [P] {
    let values: [_ChartValue] =
      switch scale.domain {
      case .categories(let names): names.map { .category($0) }
      case .numbers(let range, let isTime):
        [range.lowerBound, range.upperBound].map {
          isTime ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
        }
      }
    return values.compactMap { P(chartValue: $0) }
  }

  /// The style of a value; `nil` if no mark has it.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let styles = plan.styles
    guard styles.isContinuous || styles.values.contains(value.chartValue) else { return nil }
    return styles.style(of: value.chartValue)
  }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.styles.values.compactMap { P(chartValue: $0) }
  }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    plan.styles.symbolValues.contains(value.chartValue) ? plan.styles.shape(of: value.chartValue) : nil
  }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.styles.symbolValues.compactMap { P(chartValue: $0) }
  }

  /// The area of a value's symbols in square points; `nil` if no mark has it.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    plan.styles.sizeValues.contains(value.chartValue) ? plan.styles.area(of: value.chartValue) : nil
  }

  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.styles.sizeValues.compactMap { P(chartValue: $0) }
  }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    plan.styles.lineValues.contains(value.chartValue) ? plan.styles.stroke(of: value.chartValue) : nil
  }

  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    plan.styles.lineValues.compactMap { P(chartValue: $0) }
  }

  /// Does nothing: pictures have no selection.
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}
