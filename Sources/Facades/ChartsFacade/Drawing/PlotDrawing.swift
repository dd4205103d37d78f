import SwiftUI

/// Converts marks to items in a plot of `size`.
struct PlotDrawing {
  let plan: ChartPlan
  let marks: [_ChartMark]
  let size: CGSize
  /// Pixels per point. Edges of bars are aligned to pixels, so that there are no gaps between stacked ones.
  let scale: CGFloat

  /// Back to front.
  var items: [PlotItem] {
    var series: [SeriesKey: [_ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      series[SeriesKey(mark), default: []].append(mark)
    }
    let items = marks.flatMap { mark -> [PlotItem] in
      switch mark.kind {
      case .line, .area: SeriesDrawing(plot: self).items(series.removeValue(forKey: SeriesKey(mark)) ?? [])
      case .bar, .rectangle: rectangle(mark)
      case .point: point(mark)
      case .rule: rule(mark)
      // `SectorDrawing` places them together.
      case .sector: []
      }
    }
    let all = SectorDrawing(plan: plan, marks: marks, size: size).items + items
    return all.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  private struct SeriesKey: Hashable {
    let kind: _ChartMark.Kind
    let series, style, symbol, line: _ChartValue?

    init(_ mark: _ChartMark) {
      kind = mark.kind
      series = mark.series
      (style, symbol, line) = (mark.style.foregroundBy, mark.style.symbolBy, mark.style.strokeBy)
    }
  }

  func across(_ value: _ChartValue) -> CGFloat? { plan.x.place(value)?.points(in: size.width) }
  func down(_ value: _ChartValue) -> CGFloat? {
    plan.y.place(value).map { size.height - $0.points(in: size.height) }
  }

  /// The centre of a span, or of the place of a mark without values along an axis.
  func middle(
    _ span: _ChartMark.Span?, _ fixed: _ChartMark.Fixed, _ place: (_ChartValue) -> CGFloat?, of length: CGFloat
  ) -> CGFloat? {
    guard let span else { return fixed.start ?? length / 2 }
    guard let low = place(span.low) else { return nil }
    return span.high.flatMap(place).map { (low + $0) / 2 } ?? low
  }

  func middle(_ mark: _ChartMark) -> CGPoint? {
    guard let x = middle(mark.x, mark.fixedX, across, of: size.width),
      let y = middle(mark.y, mark.fixedY, down, of: size.height)
    else { return nil }
    return CGPoint(x: x + dodge(mark, .horizontal), y: y + dodge(mark, .vertical))
  }

  /// How far a mark at one of several positions is from the middle of them.
  private func dodge(_ mark: _ChartMark, _ axis: Axis) -> CGFloat {
    guard let slot = slot(mark, axis, room(mark, axis)) else { return 0 }
    return slot.center
  }

  func finish(_ item: PlotItem, _ mark: _ChartMark, annotations: Bool = true, isMoved: Bool = false) -> PlotItem {
    var item = item.modified(by: mark.style, isMoved: isMoved)
    if annotations { item.annotations = mark.style.annotations }
    item.isClipped = mark.isClipped
    return item
  }

  private func point(_ mark: _ChartMark) -> [PlotItem] {
    guard let point = middle(mark) else { return [] }
    let symbol = plan.styles.symbol(of: mark.style) ?? .shape(AnyChartSymbolShape(Circle()))
    return [finish(item(symbol, at: point, mark.style), mark)]
  }

  func item(_ symbol: MarkSymbol, at point: CGPoint, _ style: MarkStyle) -> PlotItem {
    switch symbol {
    case .view(let view): return PlotItem(.view(view), frame: CGRect(origin: point, size: .zero))
    case .shape(let shape):
      let extent = plan.styles.size(of: style)
      let frame = CGRect(
        x: point.x - extent.width / 2, y: point.y - extent.height / 2, width: extent.width, height: extent.height)
      return PlotItem(shape.outline(in: frame), style: plan.styles.style(of: style))
    }
  }

  private func rule(_ mark: _ChartMark) -> [PlotItem] {
    let isUpright = mark.isUprightRule || (mark.x != nil && mark.x?.isRange != true)
    guard let point = middle(mark) else { return [] }
    let offset = mark.style.offset
    let path = Path { path in
      if isUpright {
        let (start, end) = ends(mark.y, mark.fixedY, down, size.height)
        let x = point.x + offset.size.width
        path.move(to: CGPoint(x: x, y: start + offset.yStart))
        path.addLine(to: CGPoint(x: x, y: end + offset.yEnd))
      } else {
        let (start, end) = ends(mark.x, mark.fixedX, across, size.width)
        let y = point.y + offset.size.height
        path.move(to: CGPoint(x: start + offset.xStart, y: y))
        path.addLine(to: CGPoint(x: end + offset.xEnd, y: y))
      }
    }
    let stroke = plan.styles.stroke(of: mark.style, otherwise: StrokeStyle(lineWidth: 1))
    return [finish(PlotItem(path, stroke: stroke, style: plan.styles.style(of: mark.style)), mark, isMoved: true)]
  }

  /// The start and the end of a mark along an axis.
  private func ends(
    _ span: _ChartMark.Span?, _ fixed: _ChartMark.Fixed, _ place: (_ChartValue) -> CGFloat?, _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard let span, let low = place(span.low), let high = span.high.flatMap(place) else {
      return (fixed.start ?? 0, fixed.end ?? length)
    }
    return (low, high)
  }

  private func rectangle(_ mark: _ChartMark) -> [PlotItem] {
    guard let (left, right) = extent(mark, .horizontal), let (top, bottom) = extent(mark, .vertical) else { return [] }
    let (x, y) = (snapped(left), snapped(top))
    let frame = CGRect(x: x, y: y, width: snapped(right) - x, height: snapped(bottom) - y)
    guard frame.width.isFinite, frame.height.isFinite else { return [] }
    let radius = min(mark.style.corner?.radius ?? 0, frame.width / 2, frame.height / 2)
    let path =
      radius > 0
      ? Path(roundedRect: frame, cornerRadius: radius, style: mark.style.corner?.style ?? .continuous) : Path(frame)
    return [finish(PlotItem(path, style: plan.styles.style(of: mark.style)), mark, isMoved: true)]
  }

  private func snapped(_ length: CGFloat) -> CGFloat { scale > 0 ? (length * scale).rounded() / scale : length }

  /// The bounds of a rectangle along an axis, moved by the mark's offset.
  private func extent(_ mark: _ChartMark, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let isAcross = axis == .horizontal
    let place = isAcross ? across : down
    let length = isAcross ? size.width : size.height
    let (span, fixed) = isAcross ? (mark.x, mark.fixedX) : (mark.y, mark.fixedY)
    let offset = mark.style.offset
    let (first, last) = isAcross ? (offset.xStart, offset.xEnd) : (offset.yStart, offset.yEnd)
    func moved(_ ends: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
      let (start, end) = (ends.0 + first, ends.1 + last)
      return (min(start, end), max(start, end))
    }
    guard let span else { return moved(ends(nil, fixed, place, length)) }
    if span.isRange {
      guard place(span.low) != nil || span.high.flatMap(place) != nil else { return nil }
      return moved(ends(span, fixed, place, length))
    }
    guard var center = middle(span, fixed, place, of: length) else { return nil }
    let dimension = isAcross ? mark.width : mark.height
    let room = room(mark, axis)
    var width = dimension.length(in: room, otherwise: 10)
    if let slot = slot(mark, axis, room) {
      center += slot.center
      width = dimension.isAutomatic ? slot.width * 0.95 : dimension.length(in: slot.width, otherwise: 10)
    }
    return moved((center - width / 2, center + width / 2))
  }

  /// The size of the band or the bin of a mark; `nil` for a point of a continuous axis.
  private func room(_ mark: _ChartMark, _ axis: Axis) -> CGFloat? {
    let isAcross = axis == .horizontal
    guard let span = isAcross ? mark.x : mark.y, !span.isRange else { return nil }
    if span.high != nil {
      let (low, high) = ends(span, _ChartMark.Fixed(), isAcross ? across : down, isAcross ? size.width : size.height)
      return abs(high - low)
    }
    return (isAcross ? plan.x : plan.y).band(in: isAcross ? size.width : size.height)
  }

  /// The part of a band for a mark among several, and its distance from the middle of the band.
  private func slot(_ mark: _ChartMark, _ axis: Axis, _ room: CGFloat?) -> (center: CGFloat, width: CGFloat)? {
    guard let position = mark.style.position, let room, (position.axis ?? axis) == axis,
      let index = plan.styles.positions.firstIndex(of: position.value)
    else { return nil }
    let count = CGFloat(plan.styles.positions.count)
    let width = position.span.length(in: room, otherwise: room) / count
    return ((CGFloat(index) - (count - 1) / 2) * width, width)
  }
}
