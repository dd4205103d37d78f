public import Foundation
public import Graphics
import LayoutEngine

extension GraphicsContext {
  /// Fills a path. Apple's page: SwiftUI/GraphicsContext/fill(_:with:style:).
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(for: path, in: context)
    if case .color = paint,
      let item = DisplayItem.fill(
        checking: path.applying(total), paint, evenOdd: style.isEOFilled)
    {
      record([item])
      return
    }
    recordPlaced { origin in
      let item = DisplayItem.fill(
        checking: path.offsetBy(dx: origin.x, dy: origin.y), paint.moved(by: origin), evenOdd: style.isEOFilled)
      return item.map { [$0] } ?? []
    }
  }

  /// Strokes a path. Apple's page: SwiftUI/GraphicsContext/stroke(_:with:style:).
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(for: path, in: context)
    recordPlaced { origin in
      let item = DisplayItem.stroke(checking: path.offsetBy(dx: origin.x, dy: origin.y), style, paint.moved(by: origin))
      return item.map { [$0] } ?? []
    }
  }

  /// Strokes a path with a line `lineWidth` points wide. Apple's page:
  /// SwiftUI/GraphicsContext/stroke(_:with:lineWidth:).
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws several items as one layer. Apple's page: SwiftUI/GraphicsContext/drawLayer(content:).
  ///
  /// The layer has this context's transform; opacity, blend mode, filters and clips apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    let items = layer.recording.items
    if !items.isEmpty { record([.group(.isolation, items)]) }
  }

  /// Draws a lowered view with its top left corner at `point`, in its size for `proposal`.
  func draw(_ node: LayoutNode, at point: CGPoint, proposal: ProposedViewSize) {
    guard point.x.isFinite, point.y.isFinite else {
      context.report("canvas.place", "drawing at a non-finite position is left out")
      return
    }
    recordPlaced { origin in
      PlacedNode(node, at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal).displayItems
    }
  }
}

extension Paint {
  /// The paint with its points moved.
  fileprivate func moved(by origin: CGPoint) -> Paint {
    origin == .zero ? self : mapped(to: CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
  }
}
