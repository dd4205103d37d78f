import SwiftUI

/// Converts the sectors of a plot to items around the centre of a plot of `size`.
struct SectorDrawing {
  let plan: ChartPlan
  let marks: [_ChartMark]
  let size: CGSize

  /// The sectors, preceded by all annotations on them.
  var items: [PlotItem] {
    let shapes = shapes
    let sectors = shapes.map { mark, shape in
      PlotItem(shape.path, style: plan.styles.style(of: mark.style)).modified(by: mark.style)
    }
    let annotations = shapes.filter { !$0.mark.style.annotations.isEmpty }.map { mark, shape in
      var item = PlotItem(.place, frame: CGRect(origin: shape.middle, size: .zero)).modified(by: mark.style)
      item.annotations = mark.style.annotations.map { $0.position == .automatic ? $0.moved(to: .overlay) : $0 }
      return item
    }
    return sectors + annotations
  }

  private var shapes: [(mark: _ChartMark, shape: SectorShape)] {
    let sectors = marks.compactMap { mark in mark.sector.map { (mark: mark, sector: $0) } }
    let spans = Self.spans(sectors.map(\.sector.angle))
    let whole = min(size.width, size.height) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return zip(sectors, spans).map { entry, span in
      let outer = entry.sector.outerRadius.radius(in: whole, otherwise: whole)
      let shape = SectorShape(
        center: center, start: span.lowerBound * 2 * .pi, end: span.upperBound * 2 * .pi,
        inner: entry.sector.innerRadius.radius(in: outer, otherwise: 0), outer: outer, inset: entry.sector.inset,
        cornerRadius: max(0, entry.mark.style.corner?.radius ?? 0))
      return (entry.mark, shape)
    }
  }

  /// The parts of the circle, 0…1: consecutive for values, and as given for ranges.
  static func spans(_ angles: [_ChartMark.Span]) -> [ClosedRange<Double>] {
    let spans = sums(angles)
    let total = total(angles)
    guard total > 0, total.isFinite else { return spans.map { _ in 0...0 } }
    return spans.map { $0.lowerBound / total...$0.upperBound / total }
  }

  /// The value of the whole circle: the sum of the values, or the end of the last range.
  static func total(_ angles: [_ChartMark.Span]) -> Double { sums(angles).map(\.upperBound).max() ?? 0 }

  private static func sums(_ angles: [_ChartMark.Span]) -> [ClosedRange<Double>] {
    var sum = 0.0
    return angles.map { angle in
      guard let low = angle.low.number.map({ max(0, $0) }) else { return sum...sum }
      if angle.isRange { return low...max(low, angle.high?.number ?? low) }
      let base = sum
      sum += low
      return base...sum
    }
  }
}

extension MarkAnnotation {
  fileprivate func moved(to position: AnnotationPosition) -> MarkAnnotation {
    MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
  }
}
