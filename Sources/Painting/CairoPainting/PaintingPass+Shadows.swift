import CairoSurfaces
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
    // Items outside of the canvas may cast a shadow on it.
    var needed = visible.expanded(by: reach)
    needed.x -= Int(offset.dx.rounded())
    needed.y -= Int(offset.dy.rounded())
    guard let frame = frame(of: items)?.intersection(needed) else { return }
    let step = PixelLayer.step(sigma: sigma, area: frame.expanded(by: reach).area)
    guard let caster = layer(frame, of: items, step: step) else { return }
    let part = 1 / CGFloat(step)
    let mask = ShadowMask(of: caster, sigma: sigma * part)
    withPixelMatrix {
      context.scale(CGFloat(step))
      context.setSource(shadow.color)
      context.mask(
        mask,
        at: CGPoint(
          x: CGFloat(caster.frame.x - mask.margin) + offset.dx * part,
          y: CGFloat(caster.frame.y - mask.margin) + offset.dy * part))
    }
  }

  /// Paints `items` with an inner shadow.
  func paint(_ items: [DisplayItem], shadedBy shadow: Shadow) {
    let sigma = sigma(shadow.radius)
    let reach = Int((sigma * 3).rounded(.up)) + 1
    let offset = pixels(shadow.offset)
    guard shadow.color.alpha > 0, offset.dx.isFinite, offset.dy.isFinite else { return paint(items) }
    guard let visible, let frame = frame(of: items)?.intersection(visible.expanded(by: reach)) else { return }
    let step = PixelLayer.step(sigma: sigma, area: frame.expanded(by: reach).area)
    guard let caster = layer(frame, of: items, step: step),
      let layer = step == 1 ? caster : layer(of: items, needed: visible)
    else { return }
    reportRasterised("an inner shadow")
    layer.castInside(shadow.color, of: caster, sigma: sigma, offset: offset)
    paint(layer)
  }

  /// Converts a distance from points to pixels.
  private func pixels(_ offset: CGSize) -> CGVector {
    let matrix = matrix
    return CGVector(
      dx: offset.width * matrix.a + offset.height * matrix.c, dy: offset.width * matrix.b + offset.height * matrix.d)
  }
}
