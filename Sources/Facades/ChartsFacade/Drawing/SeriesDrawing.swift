import SwiftUI

/// Converts the marks of a line or an area to items.
struct SeriesDrawing {
  let plot: PlotDrawing

  func items(_ marks: [_ChartMark]) -> [PlotItem] {
    guard let first = marks.first else { return [] }
    let style = plot.plan.styles.style(of: first.style)
    let method = first.style.interpolation ?? .linear
    let upper = marks.compactMap { point($0, isEnd: true) }
    var items: [PlotItem] = []
    if first.kind == .line {
      let path = Path { path in
        guard let start = upper.first else { return }
        path.move(to: start)
        method.add(upper, to: &path)
      }
      let stroke = plot.plan.styles.stroke(of: first.style, otherwise: StrokeStyle(lineWidth: 2, lineJoin: .round))
      if upper.count > 1 { items.append(PlotItem(path, stroke: stroke, style: style)) }
    } else {
      let lower = Array(marks.compactMap { point($0, isEnd: false) }.reversed())
      let path = Path { path in
        guard let start = upper.first, let turn = lower.first else { return }
        path.move(to: start)
        method.add(upper, to: &path)
        path.addLine(to: turn)
        method.add(lower, to: &path)
        path.closeSubpath()
      }
      if upper.count > 1 { items.append(PlotItem(path, style: style)) }
    }
    return items.map { plot.finish($0, first, annotations: false) } + marks.flatMap(attachments)
  }

  /// The point of a mark on one of the edges of its series.
  private func point(_ mark: _ChartMark, isEnd: Bool) -> CGPoint? {
    var mark = mark
    // An area beside the vertical axis has its edges at the ends of the horizontal span.
    if mark.kind == .area, let x = mark.x, x.isRange {
      mark.x = _ChartMark.Span(low: isEnd ? x.high ?? x.low : x.low)
    } else if let y = mark.y {
      mark.y = _ChartMark.Span(low: isEnd ? y.high ?? y.low : y.low)
    }
    return plot.middle(mark)
  }

  /// The symbol and the annotations at a point of a line.
  private func attachments(_ mark: _ChartMark) -> [PlotItem] {
    guard let point = point(mark, isEnd: true) else { return [] }
    if let symbol = plot.plan.styles.symbol(of: mark.style) {
      return [plot.finish(plot.item(symbol, at: point, mark.style), mark)]
    }
    guard !mark.style.annotations.isEmpty else { return [] }
    return [plot.finish(PlotItem(.place, frame: CGRect(origin: point, size: .zero)), mark)]
  }
}
