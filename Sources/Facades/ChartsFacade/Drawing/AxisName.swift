import SwiftUI

/// What an axis is called, along an edge of the chart.
///
/// Beside the chart the name is turned clockwise by a quarter, as Swift Charts does it: programs turn it on by
/// `rotationEffect(.degrees(180))` to have it read upwards.
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

/// Gives a view that is turned by a quarter the room that it then needs.
private struct QuarterTurn: Layout {
  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width))
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
  }
}
