import Diagnostics
import SwiftUI

/// The role of a chart's subview.
enum ChartRole: Sendable {
  case plot
  case label(AxisLabelPlace)
  /// A tick as long as a label.
  case tick(side: Edge, place: AxisPlace, length: AxisTick.Length, width: CGFloat)
  /// All labels of an axis in one view.
  case axis(Edge)
}

struct ChartRoleKey: LayoutValueKey { static var defaultValue: ChartRole { .plot } }

/// Gives the labels of the axes their size, and the plot the rest.
struct ChartLayout: Layout {
  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    let bounds = CGRect(x: 0, y: 0, width: max(0, size.width), height: max(0, size.height))
    guard size.width.isFinite, size.height.isFinite else { return bounds.size }
    return arrangement(in: bounds, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let plot = arrangement(in: bounds, subviews).plot
    var labels: [(view: LayoutSubview, place: AxisLabelPlace, frame: CGRect)] = []
    for view in subviews {
      switch view[ChartRoleKey.self] {
      case .plot: view.place(at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(plot.size))
      case .label(let place):
        labels.append((view, place, place.frame(place.size(of: view, in: plot.size), beside: plot)))
      case .axis(let edge): place(view, at: edge, of: plot)
      case .tick: break
      }
    }
    let shown = AxisLabelPlace.shown(labels.map { ($0.place, $0.frame) })
    if plot.width < 1 || plot.height < 1 {
      DiagnosticLog.current.report(
        Diagnostic(id: "chart.no-room", message: "the axes and what is beside the chart leave no room for its plot"))
    }
    for (label, isShown) in zip(labels, shown) { label.view.place(label.frame, isShown: isShown) }
    let frames = zip(labels, shown).filter { $0.1 }.map { ($0.0.place, $0.0.frame) }
    for view in subviews {
      guard case .tick(let side, let place, let length, let width) = view[ChartRoleKey.self] else { continue }
      view.place(tick(side, place, length, width, plot, frames), isShown: true)
    }
  }

  private func place(_ view: LayoutSubview, at edge: Edge, of plot: CGRect) {
    switch edge {
    case .top:
      view.place(
        at: plot.origin, anchor: .bottomLeading, proposal: ProposedViewSize(width: plot.width, height: nil))
    case .bottom:
      view.place(
        at: CGPoint(x: plot.minX, y: plot.maxY), anchor: .topLeading,
        proposal: ProposedViewSize(width: plot.width, height: nil))
    case .leading:
      view.place(
        at: plot.origin, anchor: .topTrailing, proposal: ProposedViewSize(width: nil, height: plot.height))
    case .trailing:
      view.place(
        at: CGPoint(x: plot.maxX, y: plot.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: nil, height: plot.height))
    }
  }

  /// The frame of a tick that ends with labels: from the plot to their far end.
  private func tick(
    _ side: Edge, _ place: AxisPlace, _ length: AxisTick.Length, _ width: CGFloat, _ plot: CGRect,
    _ labels: [(place: AxisLabelPlace, frame: CGRect)]
  ) -> CGRect {
    let labels = labels.filter { $0.place.side == side && (length.kind == .longestLabel || $0.place.place == place) }
    let far = labels.map { label in
      switch side {
      case .bottom: label.frame.maxY - plot.maxY
      case .top: plot.minY - label.frame.minY
      case .trailing: label.frame.maxX - plot.maxX
      case .leading: plot.minX - label.frame.minX
      }
    }
    let end = far.max().map { max(0, $0 + length.points) } ?? 0
    let x = plot.minX + place.points(in: plot.width) - width / 2
    let y = plot.maxY - place.points(in: plot.height) - width / 2
    return switch side {
    case .bottom: CGRect(x: x, y: plot.maxY, width: width, height: end)
    case .top: CGRect(x: x, y: plot.minY - end, width: width, height: end)
    case .trailing: CGRect(x: plot.maxX, y: y, width: end, height: width)
    case .leading: CGRect(x: plot.minX - end, y: y, width: end, height: width)
    }
  }

  /// The area that the labels leave, and the size of all. Half a label may extend beyond the ends of an axis.
  private func arrangement(in bounds: CGRect, _ subviews: Subviews) -> (plot: CGRect, size: CGSize) {
    var insets = EdgeInsets()
    var plotView: LayoutSubview?
    for view in subviews {
      switch view[ChartRoleKey.self] {
      case .plot: plotView = view
      case .tick: break
      case .label(let place): insets.include(place, place.size(of: view, in: bounds.size), bounds)
      case .axis(let edge):
        let size = view.sizeThatFits(
          edge == .top || edge == .bottom
            ? ProposedViewSize(width: bounds.width, height: nil) : ProposedViewSize(width: nil, height: bounds.height))
        switch edge {
        case .top: insets.top = max(insets.top, size.height)
        case .bottom: insets.bottom = max(insets.bottom, size.height)
        case .leading: insets.leading = max(insets.leading, size.width)
        case .trailing: insets.trailing = max(insets.trailing, size.width)
        }
      }
    }
    // Whole points, so that the plot's pixels coincide with the picture's.
    insets = EdgeInsets(
      top: insets.top.rounded(.up), leading: insets.leading.rounded(.up), bottom: insets.bottom.rounded(.up),
      trailing: insets.trailing.rounded(.up))
    var size = CGSize(
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    // The plot's style may give it another size.
    let fitting = plotView?.sizeThatFits(ProposedViewSize(size)) ?? size
    let slack = CGSize(width: size.width - fitting.width, height: size.height - fitting.height)
    size = fitting
    let plot = CGRect(
      origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), size: size)
    return (plot, CGSize(width: bounds.width - slack.width, height: bounds.height - slack.height))
  }
}

extension LayoutSubview {
  /// Places a view in a frame, or where nothing is shown of it.
  func place(_ frame: CGRect, isShown: Bool) {
    place(at: frame.origin, anchor: .topLeading, proposal: isShown ? ProposedViewSize(frame.size) : .zero)
  }
}

extension EdgeInsets {
  /// Makes room for a label beside a plot.
  fileprivate mutating func include(_ place: AxisLabelPlace, _ size: CGSize, _ bounds: CGRect) {
    guard place.takesRoom, size.width > 0, size.height > 0 else { return }
    let frame = place.frame(size, beside: bounds)
    let isUpright = place.side == .leading || place.side == .trailing
    if isUpright || place.hasOverhang {
      leading = max(leading, bounds.minX - frame.minX)
      trailing = max(trailing, frame.maxX - bounds.maxX)
    }
    if !isUpright || place.hasOverhang {
      top = max(top, bounds.minY - frame.minY)
      bottom = max(bottom, frame.maxY - bounds.maxY)
    }
  }
}

/// The labels of an axis as a view of its own, beside a plot of the same width or height.
struct AxisStrip: Layout {
  let edge: Edge

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: .zero)
    let frames = labels(subviews, beside: CGRect(origin: .zero, size: size)).map(\.frame)
    switch edge {
    case .top: return CGSize(width: size.width, height: -(frames.map(\.minY).min() ?? 0))
    case .bottom: return CGSize(width: size.width, height: (frames.map(\.maxY).max() ?? size.height) - size.height)
    case .leading: return CGSize(width: -(frames.map(\.minX).min() ?? 0), height: size.height)
    case .trailing: return CGSize(width: (frames.map(\.maxX).max() ?? size.width) - size.width, height: size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let plot =
      switch edge {
      case .top: CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
      case .bottom: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 0)
      case .leading: CGRect(x: bounds.maxX, y: bounds.minY, width: 0, height: bounds.height)
      case .trailing: CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: bounds.height)
      }
    let labels = labels(subviews, beside: plot)
    let shown = AxisLabelPlace.shown(labels.map { ($0.place, $0.frame) })
    for (label, isShown) in zip(labels, shown) { label.view.place(label.frame, isShown: isShown) }
  }

  private func labels(
    _ subviews: Subviews, beside plot: CGRect
  ) -> [(view: LayoutSubview, place: AxisLabelPlace, frame: CGRect)] {
    subviews.compactMap { view in
      guard case .label(let place) = view[ChartRoleKey.self] else { return nil }
      return (view, place, place.frame(place.size(of: view, in: plot.size), beside: plot))
    }
  }
}
