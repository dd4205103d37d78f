import Foundation
import Graphics
import LayoutEngine
import Views
import Widgets

/// A place of a watch face with room for a label: the top left corner, or the top of a round dial.
///
/// The label lies on a circle around the middle of the face. The sizes of the widget, with and without a label, are those
/// of the Human Interface Guidelines (Complications); where they are on the face is not published, and ours
/// (Docs/Constants.md).
struct WatchFacePlace {
  /// The picture.
  let size: CGSize
  private let isBezel: Bool
  /// The side of the widget without a label.
  private let side: CGFloat
  /// The middle of the face.
  private let center: CGPoint
  /// Of the middle of the label.
  private let radius: CGFloat
  private let angle: Double

  /// Nil for a widget in another place.
  init?(_ request: RenderRequest, widget: CGSize) {
    guard request.hasWatchFace else { return nil }
    side = widget.width
    isBezel = request.look == .bezel
    let unit = side / (isBezel ? 50 : 38)
    if isBezel {
      size = CGSize(width: 198 * unit, height: 99 * unit)
      center = CGPoint(x: 99 * unit, y: 101 * unit)
      (radius, angle) = (91 * unit, -.pi / 2)
    } else {
      size = CGSize(width: 76 * unit, height: 76 * unit)
      center = CGPoint(x: 113.4 * unit, y: 113.4 * unit)
      (radius, angle) = (108 * unit, -.pi * 3 / 4)
    }
  }

  private var unit: CGFloat { side / (isBezel ? 50 : 38) }

  /// The length of the arc for a label.
  private var labelLength: CGFloat { radius * (isBezel ? 2.7 : 0.8) }

  /// The widget in its place, and its label.
  func placed(
    _ content: LayoutNode, _ context: _LoweringContext
  ) -> (layout: [PlacedNode], items: [DisplayItem]) {
    let label = context.pass[WidgetLabelKey.self].map { node in
      let fitting = node.fittingSize(ProposedViewSize(width: labelLength, height: nil))
      return PlacedNode.root(node, in: CGSize(width: min(fitting.width, labelLength), height: fitting.height))
    }
    let curves = context.pass[CurvedContentKey.self] && !isBezel
    let widget = curves ? curved(content, hasLabel: label != nil, context) : straight(content, hasLabel: label != nil)
    guard let label else { return ([widget.layout], widget.items) }
    return ([widget.layout, label], widget.items + bending(label, radius, context).bent(label.displayItems))
  }

  private func straight(_ content: LayoutNode, hasLabel: Bool) -> (layout: PlacedNode, items: [DisplayItem]) {
    let side = hasLabel && !isBezel ? (side * 24 / 38 * 2).rounded() / 2 : side
    let middle =
      isBezel
      ? CGPoint(x: center.x, y: hasLabel ? center.y - radius + 36 * unit : center.y - radius + 30 * unit)
      : CGPoint(x: (hasLabel ? 21.5 : 28) * unit, y: (hasLabel ? 21.5 : 28) * unit)
    let frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    let proposal = ProposedViewSize(frame.size)
    let fitting = content.fittingSize(proposal)
    let placed = PlacedNode(
      content, at: CGPoint(x: frame.midX - fitting.width / 2, y: frame.midY - fitting.height / 2), proposal: proposal)
    // The system masks the widget with a circle.
    return (placed, [.group(.clip(Path(ellipseIn: frame), evenOdd: false), placed.displayItems)])
  }

  private func curved(
    _ content: LayoutNode, hasLabel: Bool, _ context: _LoweringContext
  ) -> (layout: PlacedNode, items: [DisplayItem]) {
    let radius = radius + (hasLabel ? 16 : 5) * unit
    let room = CGSize(width: radius * 0.56, height: 24 * unit)
    let fitting = content.fittingSize(ProposedViewSize(room))
    let placed = PlacedNode.root(content, in: CGSize(width: min(fitting.width, room.width), height: fitting.height))
    return (placed, bending(placed, radius, context).bent(placed.displayItems))
  }

  private func bending(_ node: PlacedNode, _ radius: CGFloat, _ context: _LoweringContext) -> ArcBending {
    ArcBending(center: center, radius: radius, angle: angle, line: node.frame, shaper: context.pass.shaper)
  }
}
