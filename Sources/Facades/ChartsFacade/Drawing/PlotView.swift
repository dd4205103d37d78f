import SwiftUI

/// The name of the chart's coordinate space.
struct ChartSpace: Hashable {}

/// The grid lines and the marks.
struct PlotView: View {
  let plan: ChartPlan
  @Environment(\.displayScale) private var scale

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let bounds = geometry.bounds(of: .named(ChartSpace())) ?? CGRect(origin: .zero, size: size)
      let area = PlotArea(size: size, chart: bounds)
      let drawing = PlotDrawing(plan: plan, marks: plan.marks, size: size, scale: scale)
      ZStack(alignment: .topLeading) {
        let lines = lines(in: size)
        ForEach(lines.indices, id: \.self) { lines[$0] }
        marks(drawing, area)
      }
    }
  }

  @ViewBuilder private func marks(_ drawing: PlotDrawing, _ area: PlotArea) -> some View {
    let items = drawing.items
    let views = MarkLayers(drawing: drawing, area: area).views(items)
    if plan.x.isScrolled || plan.y.isScrolled {
      ZStack(alignment: .topLeading) { views }
        .frame(width: area.size.width, height: area.size.height, alignment: .topLeading).clipped()
    } else {
      views
    }
  }

  private func lines(in size: CGSize) -> [AnyView] {
    let area = PlotArea(size: size, chart: CGRect(origin: .zero, size: size))
    return (plan.xItems + plan.yItems).compactMap { item in
      line(item, in: size).map { line in
        item.layers.reduce(AnyView(PlotItemView(item: line, area: area))) { $1($0) }
      }
    }
  }

  /// A grid line, or a tick with a length in points.
  private func line(_ item: AxisItem, in size: CGSize) -> PlotItem? {
    var overhang: CGFloat = 0
    var isTick = false
    switch item.part.kind {
    case .gridLine: break
    case .tick(let length) where length.kind == .points: (overhang, isTick) = (length.points, true)
    case .tick, .label: return nil
    }
    let path = Path { path in
      switch item.side {
      case .top, .bottom:
        let (isTop, x) = (item.side == .top, item.center.points(in: size.width))
        path.move(to: CGPoint(x: x, y: isTick ? (isTop ? -overhang : size.height) : 0))
        path.addLine(to: CGPoint(x: x, y: isTick && isTop ? 0 : size.height + overhang))
      case .leading, .trailing:
        let (isLeading, y) = (item.side == .leading, size.height - item.center.points(in: size.height))
        path.move(to: CGPoint(x: isTick ? (isLeading ? -overhang : size.width) : 0, y: y))
        path.addLine(to: CGPoint(x: isTick && isLeading ? 0 : size.width + overhang, y: y))
      }
    }
    let offset = MarkStyle.Offset(
      xStart: item.part.offset.width, xEnd: item.part.offset.width, yStart: item.part.offset.height,
      yEnd: item.part.offset.height)
    return PlotItem(path, stroke: item.part.stroke ?? AxisLine.stroke, style: item.part.style ?? AxisLine.style)
      .modified(by: MarkStyle(offset: offset))
  }
}

/// Paints items in their layers.
struct MarkLayers {
  let drawing: PlotDrawing
  let area: PlotArea

  @ViewBuilder func views(_ items: [PlotItem]) -> some View {
    if items.contains(where: { !$0.mark.layers.isEmpty }) {
      layered(items)
    } else {
      plain(items)
    }
  }

  private func plain(_ items: [PlotItem]) -> some View {
    ForEach(items.indices, id: \.self) { PlotItemView(item: items[$0], area: area) }
  }

  /// The items one after the other; neighbours in the same outermost layer are painted together.
  private func layered(_ items: [PlotItem]) -> AnyView {
    var runs: [(layer: MarkLayer?, items: [PlotItem])] = []
    for item in items {
      var inner = item
      let layer = inner.mark.layers.popLast()
      if let last = runs.last, last.layer?.identity === layer?.identity {
        runs[runs.count - 1].items.append(inner)
      } else {
        runs.append((layer, [inner]))
      }
    }
    return AnyView(
      ForEach(runs.indices, id: \.self) { index in
        if let layer = runs[index].layer { view(of: layer, runs[index].items) } else { plain(runs[index].items) }
      })
  }

  private func view(of layer: MarkLayer, _ items: [PlotItem]) -> AnyView {
    let content = AnyView(plot(AnyView(views(items))))
    switch layer.kind {
    case .view(let style): return style(content)
    case .mask(let marks):
      let mask = PlotDrawing(
        plan: drawing.plan, marks: Stacking.applied(to: marks), size: drawing.size, scale: drawing.scale)
      return AnyView(content.mask(alignment: .topLeading) { plot(AnyView(views(mask.items))) })
    }
  }

  private func plot(_ views: AnyView) -> some View {
    ZStack(alignment: .topLeading) { views }
      .frame(width: area.size.width, height: area.size.height, alignment: .topLeading)
  }
}
