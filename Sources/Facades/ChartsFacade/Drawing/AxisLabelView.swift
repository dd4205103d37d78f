import SwiftUI

/// The text of an axis at a value. Empty if it does not fit.
struct AxisLabelView: View {
  let item: AxisItem

  var body: some View {
    let label = item.layers.reduce(AnyView(labels)) { $1($0) }
    if AxisLabelPlace(item).collisions.kind == .truncate {
      label
    } else {
      // Labels that overlap others are proposed no size.
      ViewThatFits {
        label.fixedSize()
        Color.clear.frame(width: 0, height: 0)
      }
    }
  }

  @ViewBuilder private var labels: some View {
    if item.parts.count > 1 {
      VStack(alignment: item.part.placement.alignment?.horizontal ?? .leading, spacing: 0) {
        ForEach(item.parts.indices, id: \.self) { label(item.parts[$0]) }
      }
    } else {
      label(item.part)
    }
  }

  @ViewBuilder private func label(_ part: _AxisPart) -> some View {
    let text = content(part)
      .font(part.font ?? .caption2)
      .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary))
      .lineLimit(1)
      .offset(part.offset)
    switch part.placement.orientation.kind {
    case .horizontal: text
    case .vertical: QuarterTurn { text.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: QuarterTurn { text.fixedSize().rotationEffect(.degrees(-90)) }
    }
  }

  @ViewBuilder private func content(_ part: _AxisPart) -> some View {
    switch part.kind {
    case .label(.view(let view)): view
    case .label(.text(let write)): Text(verbatim: write(item.value, item.writing))
    case .label(.automatic): Text(verbatim: item.text)
    case .gridLine, .tick: EmptyView()
    }
  }
}

/// A tick that fills its frame along the axis.
struct AxisTickView: View {
  let item: AxisItem

  var body: some View {
    let isUpright = item.side == .top || item.side == .bottom
    let line = AxisTickShape(isUpright: isUpright)
      .stroke(item.part.style ?? AxisLine.style, style: item.part.stroke ?? AxisLine.stroke)
    return item.layers.reduce(AnyView(line)) { $1($0) }.offset(item.part.offset)
  }
}

private struct AxisTickShape: Shape {
  let isUpright: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard (isUpright ? rect.height : rect.width) > 0 else { return }
      path.move(to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// The line of an axis without a style of its own.
enum AxisLine {
  static var style: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.4)) }
  static let stroke = StrokeStyle(lineWidth: 0.5)
}
