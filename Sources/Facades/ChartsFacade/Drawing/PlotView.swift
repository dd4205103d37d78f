import SwiftUI

/// The grid lines and the marks.
struct PlotView: View {
  let plan: ChartPlan
  @Environment(\.displayScale) private var scale

  var body: some View {
    GeometryReader { geometry in
      let items = lines(in: geometry.size) + PlotDrawing(plan: plan, size: geometry.size, scale: scale).items
      ZStack(alignment: .topLeading) {
        ForEach(items.indices, id: \.self) { PlotItemView(item: items[$0]) }
      }
    }
  }

  private func lines(in size: CGSize) -> [PlotItem] {
    plan.xItems.compactMap { line($0, in: size, isUpright: true) }
      + plan.yItems.compactMap { line($0, in: size, isUpright: false) }
  }

  private func line(_ item: ChartPlan.AxisItem, in size: CGSize, isUpright: Bool) -> PlotItem? {
    var overhang: CGFloat = 0
    var isTick = false
    switch item.part.kind {
    case .gridLine: break
    case .tick(let length): (overhang, isTick) = (length, true)
    case .label: return nil
    }
    let centered = item.part.isCentered == true && (isUpright ? plan.x : plan.y).band == nil
    let place = centered ? (item.position + item.next) / 2 : item.position
    let path = Path { path in
      if isUpright {
        let isTop = item.side == .top
        path.move(to: CGPoint(x: place * size.width, y: isTick ? (isTop ? -overhang : size.height) : 0))
        path.addLine(to: CGPoint(x: place * size.width, y: isTick && isTop ? 0 : size.height + overhang))
      } else {
        let (isLeading, y) = (item.side == .leading, (1 - place) * size.height)
        path.move(to: CGPoint(x: isTick ? (isLeading ? -overhang : size.width) : 0, y: y))
        path.addLine(to: CGPoint(x: isTick && isLeading ? 0 : size.width + overhang, y: y))
      }
    }
    let style = item.part.style ?? AnyShapeStyle(Color.gray.opacity(0.4))
    return PlotItem(path, stroke: item.part.stroke ?? StrokeStyle(lineWidth: 0.5), style: style)
      .modified(by: MarkStyle(offset: item.part.offset))
  }
}

/// The text of an axis.
struct AxisLabelView: View {
  let item: ChartPlan.AxisItem

  var body: some View {
    content
      .font(item.part.font ?? .caption2)
      .foregroundStyle(item.part.style ?? AnyShapeStyle(Color.secondary))
      .lineLimit(1)
      .fixedSize()
      .offset(item.part.offset)
  }

  @ViewBuilder private var content: some View {
    switch item.part.kind {
    case .label(.view(let view)): view
    case .label(.text(let write)): Text(verbatim: write(item.value))
    case .label(.automatic): Text(verbatim: item.text)
    case .gridLine, .tick: EmptyView()
    }
  }
}
