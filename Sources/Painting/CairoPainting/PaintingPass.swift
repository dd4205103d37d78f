import CairoSurfaces
internal import CCairo
import Diagnostics
import Foundation
import Graphics
import Typesetting

/// Paints into one context.
struct PaintingPass: ~Copyable {
  let painter: Painter
  let context: CairoContext
  /// Pixels per point, without transforms.
  let scale: PixelScale
  /// The format of the file; nil on pixels, where nothing has to become a picture.
  let format: VectorFormat?
  /// Pixels per unit of the context without its matrix: the resolution of images in vector files.
  let pixelsPerUnit: CGFloat
  /// The colours of a panel for flat items; nil for all colours.
  var ink: PanelInk?
  /// Whether letters in black have rims, in pictures of tones.
  var hasRims = false

  /// Paints items that mix only with each other.
  ///
  /// In a vector file, items that read the pixels behind them become one image together with these.
  func paintIsolated(_ items: [DisplayItem]) {
    guard let format, let last = items.lastIndex(where: { $0.readsBackdrop(in: format) }) else {
      return paint(items)
    }
    reportRasterised("an effect that reads its background")
    let (behind, above) = (Array(items[...last]), Array(items[(last + 1)...]))
    if let layer = layer(of: behind, needed: visible) { paint(layer) }
    paintIsolated(above)
  }

  func paint(_ items: [DisplayItem]) {
    guard let ink else {
      for item in items { paint(item) }
      return
    }
    var rest = items[...]
    while let item = rest.first {
      let block = rest.textBlock
      if block.count > 1 { drawBlock(block, with: ink) } else { paint(item) }
      rest = rest.dropFirst(max(block.count, 1))
    }
  }

  private func paint(_ item: DisplayItem) {
    if let groups = item.expanded { return paint(groups) }
    if let ink, paintFlat(item, with: ink) { return }
    switch item {
    case .fill(let path, let paint, let evenOdd):
      guard setSource(paint, over: item) else { return }
      context.setPath(path)
      cairo_set_fill_rule(context.pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context.pointer)
    case .stroke(let path, let style, let paint):
      guard style.lineWidth > 0, style.lineWidth.isFinite, setSource(paint, over: item) else { return }
      context.setPath(path)
      context.setStroke(style)
      cairo_stroke(context.pointer)
    case .picture(let picture): paint(picture, item)
    case .text(let text):
      if hasRims { drawRim(of: text) }
      painter.text.draw(text.runs, style: text.style, at: text.origin, in: context) { paint in
        if !setSource(paint, over: item) { context.setClearSource() }
      }
    case .group(let effect, let items): paint(effect, items)
    }
  }

  private func paint(_ item: ImageItem, _ whole: DisplayItem) {
    if let tint = item.tint {
      paint(through: item) { setSource(tint, over: whole) }
    } else {
      withImage(item) {
        context.setPath(Path(item.frame))
        cairo_fill(context.pointer)
      }
    }
  }

  /// Paints a colour through the alpha of an image.
  func stencil(_ item: ImageItem, in color: ResolvedColor) {
    paint(through: item) {
      context.setSource(color)
      return true
    }
  }

  private func paint(through item: ImageItem, _ setSource: () -> Bool) {
    withImage(item) {
      let stencil = context.source
      // The pattern extends beyond its edges to keep them sharp; the tint must not.
      context.withSavedState {
        guard setSource() else { return }
        context.setPath(Path(item.frame))
        cairo_clip(context.pointer)
        context.mask(stencil)
      }
    }
  }

  /// Makes an image the source while `body` runs.
  private func withImage(_ item: ImageItem, _ body: () -> Void) {
    guard let bitmap = painter.pictures[PreparedImages.Key(item, scale: scale)] else { return }
    context.withImage(bitmap, in: item.frame, isSmooth: item.interpolation != .none && !isUpright, body)
  }

  /// Whether pixels per point are those for which images were prepared, without rotation.
  private var isUpright: Bool {
    let matrix = matrix
    return abs(matrix.a - scale.pixelsPerPoint) < 1e-6 && abs(matrix.d - scale.pixelsPerPoint) < 1e-6 && matrix.b == 0
      && matrix.c == 0
  }

  func reportRasterised(_ subject: String) {
    guard format != nil else { return }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "vector.rasterised",
        message:
          "cannot be written as shapes; it is a bitmap with \(scale.pixelsPerPoint.printed) pixels per point",
        subject: subject))
  }
}

extension DisplayItem {
  /// Whether painting reads the pixels painted before, because the format has no such operator.
  fileprivate func readsBackdrop(in format: VectorFormat) -> Bool {
    if let expanded { return expanded.contains { $0.readsBackdrop(in: format) } }
    guard case .group(let effect, let items) = self else { return false }
    switch effect {
    case .backdrop: return true
    case .blend(let mode): return mode != .normal && (format == .svg || !mode.isKnownToPDF)
    case .clip, .transform, .shadow, .colorGroup: return items.contains { $0.readsBackdrop(in: format) }
    default: return false
    }
  }
}
