import SwiftUI

/// Places a view at an edge of a mark, within the area that its overflow resolution names.
struct AnnotationLayout: Layout {
  let annotation: MarkAnnotation
  /// The mark in the plot.
  let frame: CGRect
  let area: PlotArea

  private var spacing: CGFloat { annotation.spacing ?? 4 }

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { frame.size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let origin = CGPoint(
        x: fitting(x(of: size.width), size.width, annotation.overflow.x) { ($0.minX, $0.maxX) },
        y: fitting(y(of: size.height), size.height, annotation.overflow.y) { ($0.minY, $0.maxY) })
      // The layout's frame is the mark's.
      view.place(
        at: CGPoint(x: bounds.minX + origin.x - frame.minX, y: bounds.minY + origin.y - frame.minY),
        anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }

  private func fitting(
    _ start: CGFloat, _ length: CGFloat, _ strategy: AnnotationOverflowResolution.Strategy,
    _ ends: (CGRect) -> (CGFloat, CGFloat)
  ) -> CGFloat {
    guard let boundary = strategy.boundary else { return start }
    let (first, last) = ends(area.bounds(of: boundary))
    return max(first, min(start, last - length))
  }

  /// The leading edge of the view in the plot.
  private func x(of width: CGFloat) -> CGFloat {
    switch annotation.position.kind {
    case .leading, .topLeading, .bottomLeading: frame.minX - spacing - width
    case .trailing, .topTrailing, .bottomTrailing: frame.maxX + spacing
    case .automatic, .overlay, .top, .bottom:
      switch annotation.alignment.horizontal {
      case .leading: frame.minX
      case .trailing: frame.maxX - width
      default: frame.midX - width / 2
      }
    }
  }

  /// The top edge of the view in the plot.
  private func y(of height: CGFloat) -> CGFloat {
    switch annotation.position.kind {
    case .automatic, .top, .topLeading, .topTrailing: frame.minY - spacing - height
    case .bottom, .bottomLeading, .bottomTrailing: frame.maxY + spacing
    case .overlay, .leading, .trailing:
      switch annotation.alignment.vertical {
      case .top: frame.minY
      case .bottom: frame.maxY - height
      default: frame.midY - height / 2
      }
    }
  }
}
