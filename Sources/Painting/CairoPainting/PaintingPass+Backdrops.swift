import CairoSurfaces
internal import CCairo
import Diagnostics
import Foundation
import Graphics

extension PaintingPass {
  /// Paints the backdrop, with its effect, where the alpha of `items` is.
  func paint(_ backdrop: Backdrop, through items: [DisplayItem]) {
    if let lens = lens(backdrop.rim) { return paint(backdrop, bentBy: lens, through: items) }
    guard let visible, let stencil = layer(of: items, needed: visible),
      let behind = blurred(backdrop.radius, at: stencil.frame, bend: 0), let seen = copy(of: behind, at: stencil.frame)
    else { return }
    seen.tint(backdrop, stencil: stencil)
    paint(seen)
  }

  private func paint(_ backdrop: Backdrop, bentBy lens: GlassLens, through items: [DisplayItem]) {
    // The rim of a shape depends on its outline outside of what is visible.
    guard let visible,
      let frame = frame(of: items)?.expanded(by: lens.margin).intersection(visible.expanded(by: lens.reach)),
      let shown = frame.intersection(visible), let whole = layer(frame, of: items)
    else { return }
    let shape = GlassShape(whole, lens)
    guard let stencil = copy(of: whole, at: shown), let seen = newLayer(shown),
      let behind = blurred(backdrop.radius, at: shown, bend: Int(lens.bend.rounded(.up)) + 1)
    else { return }
    seen.fill(with: behind, through: shape)
    seen.tint(backdrop, stencil: stencil)
    seen.light(shape, stencil: stencil, opacity: backdrop.opacity)
    paint(seen)
  }

  /// What is behind `frame`, and as far around it as it can be seen in it, blurred.
  private func blurred(_ radius: CGFloat, at frame: PixelFrame, bend: Int) -> PixelLayer? {
    let sigma = sigma(radius)
    let reach = Int((sigma * 3).rounded(.up)) + bend
    guard let visible, let wide = frame.expanded(by: reach).intersection(visible), let behind = self.backdrop(at: wide)
    else { return nil }
    if sigma > 0 { behind.blurInside(sigma: sigma) }
    return behind
  }

  /// The part of a layer in `frame`.
  private func copy(of layer: PixelLayer, at frame: PixelFrame) -> PixelLayer? {
    if layer.frame == frame { return layer }
    let copy = newLayer(frame)
    copy?.paint { context in
      context.setSource(layer)
      cairo_paint(context.pointer)
    }
    return copy
  }

  /// A rim in pixels, limited to visible differences; nil if it has no width.
  private func lens(_ rim: GlassRim?) -> GlassLens? {
    guard let rim, let lens = GlassLens(rim, pixelsPerPoint: pixelsPerPoint) else { return nil }
    if lens.isLimited {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "effect.limited", message: "the rim of glass was painted with \(Int(GlassLens.limit)) pixels or less",
          subject: "glass"))
    }
    return lens
  }
}
