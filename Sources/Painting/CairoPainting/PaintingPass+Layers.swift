import CairoSurfaces
internal import CCairo
import Diagnostics
import Foundation
import Graphics

extension PaintingPass {
  /// The current transform from points to pixels.
  var matrix: CGAffineTransform {
    let (matrix, scale) = (context.matrix, pixelsPerUnit)
    return CGAffineTransform(
      a: matrix.a * scale, b: matrix.b * scale, c: matrix.c * scale, d: matrix.d * scale, tx: matrix.tx * scale,
      ty: matrix.ty * scale)
  }

  /// The mean scale in all directions.
  var pixelsPerPoint: CGFloat { abs(matrix.determinant).squareRoot() }

  /// The pixels inside the clip.
  var visible: PixelFrame? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    context.withIdentityMatrix { cairo_clip_extents(context.pointer, &left, &top, &right, &bottom) }
    let scale = pixelsPerUnit
    return PixelFrame(
      around: CGRect(x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale))
  }

  /// The pixels that `items` may cover.
  func frame(of items: [DisplayItem]) -> PixelFrame? {
    let matrix = matrix
    return PixelFrame(around: items.bounds.bounding { $0.applying(matrix) })
  }

  /// Paints `items` into a layer, as far as they lie in `needed`; `nil` if that is empty or too large.
  func layer(of items: [DisplayItem], needed: PixelFrame?) -> PixelLayer? {
    guard let frame = frame(of: items), let needed, let shared = frame.intersection(needed) else { return nil }
    return layer(shared, of: items)
  }

  /// Paints `items` into a layer, with one pixel for each block of `step` by `step` that overlaps `frame`.
  func layer(_ frame: PixelFrame, of items: [DisplayItem], step: Int = 1) -> PixelLayer? {
    guard let layer = newLayer(frame, step: step) else { return nil }
    let part = 1 / CGFloat(step)
    let matrix = matrix.concatenating(CGAffineTransform(scaleX: part, y: part))
    if let context = layer.makeContext() {
      context.concatenate(matrix)
      PaintingPass(painter: painter, context: context, scale: scale, format: nil, pixelsPerUnit: 1).paint(items)
    }
    return layer
  }

  func newLayer(_ frame: PixelFrame, step: Int = 1) -> PixelLayer? {
    if let layer = PixelLayer(frame.coarser(by: step), step: step) { return layer }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "effect.too-large", message: "an effect on \(frame.width)×\(frame.height) pixels was left out"))
    return nil
  }

  /// Paints a layer at its position.
  func paint(_ layer: PixelLayer) {
    context.withSavedState {
      setSource(layer)
      cairo_paint(context.pointer)
    }
  }

  /// Makes a layer the source, at its position.
  func setSource(_ layer: PixelLayer) {
    withPixelMatrix {
      context.scale(CGFloat(layer.step))
      context.setSource(layer)
      if layer.step > 1 {
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
      } else if pixelsPerUnit == 1 {
        cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
      }
    }
  }

  /// Runs `body` with pixels as the context's units.
  func withPixelMatrix(_ body: () -> Void) {
    context.withIdentityMatrix {
      context.scale(1 / pixelsPerUnit)
      body()
    }
  }

  /// The pixels of the canvas, or of the current group, at `frame`.
  func backdrop(at frame: PixelFrame) -> PixelLayer? {
    guard let target = cairo_get_group_target(context.pointer),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      let layer = newLayer(frame)
    else { return nil }
    cairo_surface_flush(target)
    layer.paint { context in
      cairo_set_source_surface(context.pointer, target, 0, 0)
      cairo_paint(context.pointer)
    }
    return layer
  }
}
