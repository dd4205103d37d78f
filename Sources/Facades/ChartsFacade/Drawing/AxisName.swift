import SwiftUI

/// The name of an axis, along an edge of the chart.
///
/// At the sides the name is rotated by 90° clockwise, as in Swift Charts. Programs add
/// `rotationEffect(.degrees(180))` so that it reads upwards.
struct AxisName: View {
  private let name: ChartSettings.Name
  private let edge: Edge
  private let usual: HorizontalAlignment

  init(_ name: ChartSettings.Name, at edge: Edge, usually usual: HorizontalAlignment) {
    (self.name, self.edge, self.usual) = (name, edge, usual)
  }

  var body: some View {
    let text = name.content.font(.caption2).foregroundStyle(.secondary)
    switch edge {
    case .top, .bottom:
      text
        .frame(
          maxWidth: .infinity,
          alignment: Alignment(horizontal: name.alignment?.horizontal ?? name.corner ?? usual, vertical: .center)
        )
        .padding(edge == .top ? .bottom : .top, spacing)
    case .leading, .trailing:
      QuarterTurn { text.rotationEffect(.degrees(90)) }
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: name.alignment?.vertical ?? .top)
        )
        .padding(edge == .leading ? .trailing : .leading, spacing)
    }
  }

  private var spacing: CGFloat { name.spacing ?? 6 }
}
