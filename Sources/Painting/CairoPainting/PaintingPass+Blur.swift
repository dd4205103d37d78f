import CairoSurfaces
internal import CCairo
import Diagnostics
import Foundation
import Graphics

extension PaintingPass {
  func paint(_ items: [DisplayItem], blurredBy radius: CGFloat, isOpaque: Bool) {
    let sigma = sigma(radius)
    let reach = Int((sigma * 3).rounded(.up))
    guard sigma > 0 else { return paint(items) }
    guard let content = frame(of: items), let visible,
      let frame = content.expanded(by: isOpaque ? 0 : reach).intersection(visible.expanded(by: reach))
    else { return }
    let step = PixelLayer.step(sigma: sigma, area: frame.area)
    guard let layer = layer(frame, of: items, step: step) else { return }
    reportRasterised("a blur")
    if isOpaque, step == 1 { layer.blurInside(sigma: sigma) } else { layer.blur(sigma: sigma / CGFloat(step)) }
    guard isOpaque, step > 1 else { return paint(layer) }
    // The colours may be coarse, but not the outline.
    guard let outlined = self.layer(of: items, needed: visible), let colors = newLayer(outlined.frame) else { return }
    colors.paint { context in
      context.scale(CGFloat(step))
      context.setSource(layer)
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
      cairo_paint(context.pointer)
    }
    outlined.takeColors(of: colors)
    paint(outlined)
  }

  /// A radius in pixels, limited to visible differences.
  func sigma(_ radius: CGFloat) -> CGFloat {
    let sigma = radius * pixelsPerPoint
    guard sigma > 0 else { return 0 }
    guard sigma <= PixelLayer.sigmaLimit else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "effect.limited", message: "a blur of \(radius.printed) points was painted with a smaller radius",
          subject: "blur"))
      return PixelLayer.sigmaLimit
    }
    return sigma
  }
}
