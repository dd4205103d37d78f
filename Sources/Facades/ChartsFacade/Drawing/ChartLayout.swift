import SwiftUI

/// The role of a chart's subview.
enum ChartRole: Sendable {
  case plot
  /// A label of the horizontal axis; `isLeading` if it begins at its position instead of being centred on it.
  case across(Double, isLeading: Bool, isTop: Bool, spacing: CGFloat)
  /// A label of the vertical axis.
  case down(Double, isLeading: Bool, spacing: CGFloat)
}

struct ChartRoleKey: LayoutValueKey { static var defaultValue: ChartRole { .plot } }

/// Gives the labels of the axes their size, and the plot the rest.
struct ChartLayout: Layout {
  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let plot = plot(in: bounds, subviews)
    for view in subviews {
      switch view[ChartRoleKey.self] {
      case .plot:
        view.place(at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(plot.size))
      case .across(let place, let isLeading, let isTop, let spacing):
        let point = CGPoint(x: plot.minX + place * plot.width, y: isTop ? plot.minY - spacing : plot.maxY + spacing)
        let anchor = UnitPoint(x: isLeading ? 0 : 0.5, y: isTop ? 1 : 0)
        view.place(at: point, anchor: anchor, proposal: .unspecified)
      case .down(let place, let isLeading, let spacing):
        let point = CGPoint(
          x: isLeading ? plot.minX - spacing : plot.maxX + spacing, y: plot.minY + (1 - place) * plot.height)
        view.place(at: point, anchor: isLeading ? .trailing : .leading, proposal: .unspecified)
      }
    }
  }

  /// The area that the labels leave. Half a label may extend beyond the ends of an axis.
  private func plot(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
    var insets = EdgeInsets()
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      guard size.width > 0, size.height > 0 else { continue }
      switch view[ChartRoleKey.self] {
      case .plot: break
      case .across(let place, let isLeading, let isTop, let spacing):
        if !isLeading {
          let half = size.width / 2
          insets.leading = max(insets.leading, half - place * bounds.width)
          insets.trailing = max(insets.trailing, half - (1 - place) * bounds.width)
        }
        if isTop {
          insets.top = max(insets.top, size.height + spacing)
        } else {
          insets.bottom = max(insets.bottom, size.height + spacing)
        }
      case .down(let place, let isLeading, let spacing):
        if isLeading {
          insets.leading = max(insets.leading, size.width + spacing)
        } else {
          insets.trailing = max(insets.trailing, size.width + spacing)
        }
        let half = size.height / 2
        insets.top = max(insets.top, half - (1 - place) * bounds.height)
        insets.bottom = max(insets.bottom, half - place * bounds.height)
      }
    }
    // Whole points, so that the plot's pixels coincide with the picture's.
    insets = EdgeInsets(
      top: insets.top.rounded(.up), leading: insets.leading.rounded(.up), bottom: insets.bottom.rounded(.up),
      trailing: insets.trailing.rounded(.up))
    return CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
