internal import CCairo
import Foundation
import Graphics

extension PaintingPass {
  /// Paints the shadow of `items`, not the items.
  func cast(_ shadow: Shadow, of items: [DisplayItem]) {
    guard shadow.color.alpha > 0 else { return }
    let offset = pixels(shadow.offset)
    let sigma = sigma(shadow.radius)
    let reach = Int((sigma * 3).rounded(.up)) + 1
    guard offset.dx.isFinite, offset.dy.isFinite, max(abs(offset.dx), abs(offset.dy)) < 100_000, let visible
    else { return }
    // What casts a shadow on the canvas may lie beside it.
    var needed = visible.expanded(by: reach)
    needed.x -= Int(offset.dx.rounded())
    needed.y -= Int(offset.dy.rounded())
    guard let caster = layer(of: items, needed: needed) else { return }
    let mask = ShadowMask(of: caster, sigma: sigma)
    withPixelMatrix {
      let color = shadow.color
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      context.mask(
        mask,
        at: CGPoint(
          x: CGFloat(caster.frame.x - mask.margin) + offset.dx, y: CGFloat(caster.frame.y - mask.margin) + offset.dy))
    }
  }

  /// Paints `items` with a shadow inside of them.
  func paint(_ items: [DisplayItem], shadedBy shadow: Shadow) {
    let sigma = sigma(shadow.radius)
    let reach = Int((sigma * 3).rounded(.up)) + 1
    let offset = pixels(shadow.offset)
    guard shadow.color.alpha > 0, offset.dx.isFinite, offset.dy.isFinite else { return paint(items) }
    guard let layer = layer(of: items, needed: visible?.expanded(by: reach)) else { return }
    reportRasterised("a shadow inside")
    layer.castInside(shadow.color, sigma: sigma, offset: offset)
    paint(layer)
  }

  /// A distance in points as one in pixels.
  private func pixels(_ offset: CGSize) -> CGVector {
    let matrix = matrix
    return CGVector(
      dx: offset.width * matrix.a + offset.height * matrix.c, dy: offset.width * matrix.b + offset.height * matrix.d)
  }
}
