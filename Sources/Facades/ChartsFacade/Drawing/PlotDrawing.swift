import SwiftUI

/// Converts the marks of a plan to items in a plot of `size`.
struct PlotDrawing {
  let plan: ChartPlan
  let size: CGSize
  /// Pixels per point. Edges of bars are aligned to pixels, so that there are no gaps between stacked ones.
  let scale: CGFloat

  /// Back to front.
  var items: [PlotItem] {
    var drawn: Set<SeriesKey> = []
    let marks = plan.marks.flatMap { mark -> [PlotItem] in
      switch mark.kind {
      case .line, .area:
        let key = SeriesKey(mark)
        return drawn.insert(key).inserted ? series(plan.marks.filter { SeriesKey($0) == key }) : []
      case .bar: return rectangle(mark, base: true)
      case .rectangle: return rectangle(mark, base: false)
      case .point: return point(mark)
      case .rule: return rule(mark)
      // `SectorDrawing` places them together.
      case .sector: return []
      }
    }
    let items = SectorDrawing(plan: plan, size: size).items + marks
    return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private struct SeriesKey: Hashable {
    let kind: _ChartMark.Kind
    let series, style, symbol: _ChartValue?

    init(_ mark: _ChartMark) {
      kind = mark.kind
      series = mark.series
      (style, symbol) = (mark.style.foregroundBy, mark.style.symbolBy)
    }
  }

  func across(_ value: _ChartValue) -> CGFloat? { plan.x.position(value).map { $0 * size.width } }
  func down(_ value: _ChartValue) -> CGFloat? { plan.y.position(value).map { (1 - $0) * size.height } }

  /// The centre of a span.
  private func middle(_ span: _ChartMark.Span?, _ place: (_ChartValue) -> CGFloat?, of length: CGFloat) -> CGFloat? {
    guard let span else { return length / 2 }
    guard let low = place(span.low) else { return nil }
    return span.high.flatMap(place).map { (low + $0) / 2 } ?? low
  }

  private func finish(_ item: PlotItem, _ mark: _ChartMark, annotations: Bool = true) -> PlotItem {
    var item = item.modified(by: mark.style)
    if annotations { item.annotations = mark.style.annotations }
    return item
  }

  private func point(_ mark: _ChartMark) -> [PlotItem] {
    guard let x = middle(mark.x, across, of: size.width), let y = middle(mark.y, down, of: size.height) else {
      return []
    }
    let symbol = plan.styles.symbol(of: mark.style) ?? .shape { Path(ellipseIn: $0) }
    return [finish(item(symbol, at: CGPoint(x: x, y: y), mark.style), mark)]
  }

  private func item(_ symbol: MarkSymbol, at point: CGPoint, _ style: MarkStyle) -> PlotItem {
    switch symbol {
    case .view(let view): return PlotItem(.view(view), frame: CGRect(origin: point, size: .zero))
    case .shape(let path):
      let extent = style.symbolSize ?? CGSize(width: 7, height: 7)
      let frame = CGRect(
        x: point.x - extent.width / 2, y: point.y - extent.height / 2, width: extent.width, height: extent.height)
      return PlotItem(path(frame), style: plan.styles.style(of: style))
    }
  }

  private func rule(_ mark: _ChartMark) -> [PlotItem] {
    let isUpright = mark.x != nil && mark.x?.isRange != true
    guard let x = middle(mark.x, across, of: size.width), let y = middle(mark.y, down, of: size.height) else {
      return []
    }
    let xs = mark.x?.isRange == true ? ends(mark.x, across, size.width) : (0, size.width)
    let ys = mark.y?.isRange == true ? ends(mark.y, down, size.height) : (0, size.height)
    let path = Path { path in
      path.move(to: isUpright ? CGPoint(x: x, y: ys.0) : CGPoint(x: xs.0, y: y))
      path.addLine(to: isUpright ? CGPoint(x: x, y: ys.1) : CGPoint(x: xs.1, y: y))
    }
    let stroke = mark.style.stroke ?? StrokeStyle(lineWidth: 1)
    return [finish(PlotItem(path, stroke: stroke, style: plan.styles.style(of: mark.style)), mark)]
  }

  private func ends(
    _ span: _ChartMark.Span?, _ place: (_ChartValue) -> CGFloat?, _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard let span, let low = place(span.low), let high = span.high.flatMap(place) else { return (0, length) }
    return (min(low, high), max(low, high))
  }

  private func rectangle(_ mark: _ChartMark, base: Bool) -> [PlotItem] {
    let horizontal = extent(mark.x, across, plan.x, size.width, mark.width, mark)
    let vertical = extent(mark.y, down, plan.y, size.height, mark.height, mark)
    guard let (left, right) = horizontal, let (top, bottom) = vertical else { return [] }
    let (x, y) = (snapped(left), snapped(top))
    let frame = CGRect(x: x, y: y, width: snapped(right) - x, height: snapped(bottom) - y)
    guard frame.width.isFinite, frame.height.isFinite else { return [] }
    let radius = min(mark.style.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    let path = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
    return [finish(PlotItem(path, style: plan.styles.style(of: mark.style)), mark)]
  }

  private func snapped(_ length: CGFloat) -> CGFloat { scale > 0 ? (length * scale).rounded() / scale : length }

  /// The bounds of a rectangle along one axis.
  private func extent(
    _ span: _ChartMark.Span?, _ place: (_ChartValue) -> CGFloat?, _ scale: ChartScale, _ length: CGFloat,
    _ dimension: MarkDimension, _ mark: _ChartMark
  ) -> (CGFloat, CGFloat)? {
    guard let span else { return (0, length) }
    if span.isRange {
      guard place(span.low) != nil || span.high.flatMap(place) != nil else { return nil }
      return ends(span, place, length)
    }
    guard var center = middle(span, place, of: length) else { return nil }
    var room = scale.band.map { CGFloat($0) * length }
    if span.high != nil {
      let (low, high) = ends(span, place, length)
      room = high - low
    }
    if let value = mark.style.positionBy, let index = plan.styles.positions.firstIndex(of: value), let whole = room {
      let count = CGFloat(plan.styles.positions.count)
      let part = dimension.length(in: whole, otherwise: whole) / count
      center += (CGFloat(index) - (count - 1) / 2) * part
      return (center - part * 0.475, center + part * 0.475)
    }
    let width = dimension.length(in: room, otherwise: 10)
    return (center - width / 2, center + width / 2)
  }

  private func series(_ marks: [_ChartMark]) -> [PlotItem] {
    guard let first = marks.first else { return [] }
    let style = plan.styles.style(of: first.style)
    let method = first.style.interpolation ?? .linear
    var items: [PlotItem] = []
    let upper = points(marks) { $0.y?.high ?? $0.y?.low }
    if first.kind == .line {
      let path = Path { path in
        guard let start = upper.first else { return }
        path.move(to: start)
        method.add(upper, to: &path)
      }
      let stroke = first.style.stroke ?? StrokeStyle(lineWidth: 2, lineJoin: .round)
      if upper.count > 1 {
        items.append(finish(PlotItem(path, stroke: stroke, style: style), first, annotations: false))
      }
    } else {
      let lower = Array(points(marks) { $0.y?.low }.reversed())
      let path = Path { path in
        guard let start = upper.first, let turn = lower.first else { return }
        path.move(to: start)
        method.add(upper, to: &path)
        path.addLine(to: turn)
        method.add(lower, to: &path)
        path.closeSubpath()
      }
      if upper.count > 1 { items.append(finish(PlotItem(path, style: style), first, annotations: false)) }
    }
    return items + marks.flatMap(attachments)
  }

  private func points(_ marks: [_ChartMark], _ value: (_ChartMark) -> _ChartValue?) -> [CGPoint] {
    marks.compactMap { mark in
      guard let x = middle(mark.x, across, of: size.width), let y = value(mark).flatMap(down) else { return nil }
      return CGPoint(x: x, y: y)
    }
  }

  /// The symbol and the annotations at a point of a line.
  private func attachments(_ mark: _ChartMark) -> [PlotItem] {
    guard let point = points([mark], { $0.y?.high ?? $0.y?.low }).first else { return [] }
    if let symbol = plan.styles.symbol(of: mark.style) { return [finish(item(symbol, at: point, mark.style), mark)] }
    guard !mark.style.annotations.isEmpty else { return [] }
    return [finish(PlotItem(.place, frame: CGRect(origin: point, size: .zero)), mark)]
  }
}
