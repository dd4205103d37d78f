internal import CCairo
import Foundation
package import Graphics

/// Paints finished display lists, and knows nothing of where they come from.
///
/// A painter belongs to one thread at a time, like the text engine that it paints with.
package struct Painter {
  private let text: TextEngine
  private let pictures: PreparedPictures

  /// Paints text with `text` and pictures from `pictures`.
  package init(text: TextEngine, pictures: PreparedPictures) {
    self.text = text
    self.pictures = pictures
  }

  /// The pixels of `list`, clear where nothing is painted.
  ///
  /// - Throws: ``PaintingError``.
  package func bitmap(of list: DisplayList) throws(PaintingError) -> Bitmap {
    let size = list.scale.pixels(list.size)
    return try bitmap(size, scale: list.scale, origin: .zero, list.items)
  }

  /// Paints `list` on `canvas`, whose units are the list's points times `scale`.
  func paint(_ list: DisplayList, on canvas: Canvas, scale: CGFloat) {
    cairo_scale(canvas.context, scale, scale)
    Pass(painter: self, context: canvas.context, scale: list.scale).paint(list.items)
  }

  private func bitmap(
    _ size: PixelSize, scale: PixelScale, origin: CGPoint, _ items: [DisplayItem]
  ) throws(PaintingError) -> Bitmap {
    guard !size.isEmpty, max(size.width, size.height) <= 32_767 else { throw .unusableSize(size) }
    var failure: PaintingError?
    let bitmap = Bitmap(pixelSize: size, isOpaque: false) { bytes in
      do throws(PaintingError) {
        let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let canvas = try Canvas(
          takingOwnershipOf: cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4)))
        cairo_scale(canvas.context, scale.pixelsPerPoint, scale.pixelsPerPoint)
        cairo_translate(canvas.context, -origin.x, -origin.y)
        Pass(painter: self, context: canvas.context, scale: scale).paint(items)
        try canvas.finish()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }
}

extension Painter {
  /// Painting into one context.
  private struct Pass {
    let painter: Painter
    let context: OpaquePointer
    let scale: PixelScale

    func paint(_ items: [DisplayItem]) { items.forEach(paint) }

    private func paint(_ item: DisplayItem) {
      switch item {
      case .fill(let path, let paint, let evenOdd):
        context.setSource(paint)
        context.setPath(path)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
      case .stroke(let path, let style, let paint):
        context.setSource(paint)
        context.setPath(path)
        context.setStroke(style)
        cairo_stroke(context)
      case .picture(let item): paint(item)
      case .text(let item):
        painter.text.draw(item.runs, style: item.style, at: item.origin, in: context) { context.setSource($0) }
      case .group(let effect, let items): paint(effect, items)
      }
    }

    private func paint(_ item: PictureItem) {
      guard let bitmap = painter.pictures[PreparedPictures.Key(item, scale: scale)] else { return }
      context.withPicture(bitmap, in: item.frame) {
        if let tint = item.tint {
          let stencil = cairo_pattern_reference(cairo_get_source(context))
          context.setSource(tint)
          // The pattern goes on beyond its edges, so that they stay sharp; the tint must not.
          cairo_save(context)
          context.setPath(Path(item.frame))
          cairo_clip(context)
          cairo_mask(context, stencil)
          cairo_restore(context)
          cairo_pattern_destroy(stencil)
        } else {
          context.setPath(Path(item.frame))
          cairo_fill(context)
        }
      }
    }

    private func paint(_ effect: Effect, _ items: [DisplayItem]) {
      cairo_save(context)
      defer { cairo_restore(context) }
      switch effect {
      case .opacity(let opacity):
        paintGroup(items)
        cairo_paint_with_alpha(context, opacity)
      case .clip(let path, let evenOdd):
        context.setPath(path)
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        paint(items)
      case .mask(let mask):
        paintGroup(items)
        let content = cairo_pattern_reference(cairo_get_source(context))
        paintGroup(mask)
        let stencil = cairo_pattern_reference(cairo_get_source(context))
        cairo_set_source(context, content)
        cairo_mask(context, stencil)
        cairo_pattern_destroy(stencil)
        cairo_pattern_destroy(content)
      case .shadow(let shadow):
        cast(shadow, of: items)
        paint(items)
      }
    }

    /// Paints `items` aside, no larger than they are, and makes them the source.
    private func paintGroup(_ items: [DisplayItem]) {
      let bounds = items.bounds
      context.setPath(Path(bounds.isNull ? .zero : scale.expanded(bounds)))
      cairo_clip(context)
      cairo_push_group(context)
      paint(items)
      cairo_pop_group_to_source(context)
    }

    private func cast(_ shadow: Shadow, of items: [DisplayItem]) {
      let bounds = items.bounds
      guard shadow.color.alpha > 0, !bounds.isNull else { return }
      let frame = scale.expanded(bounds)
      guard
        let caster = try? painter.bitmap(scale.pixels(frame.size), scale: scale, origin: frame.origin, items),
        let blurred = ShadowMask(of: caster, sigma: shadow.radius * scale.pixelsPerPoint)
      else {
        DiagnosticLog.current.report(
          Diagnostic(id: "shadow.too-large", message: "a shadow of \(scale.pixels(frame.size)) pixels was left out"))
        return
      }
      let origin = CGPoint(
        x: frame.minX + shadow.offset.width - CGFloat(blurred.margin) / scale.pixelsPerPoint,
        y: frame.minY + shadow.offset.height - CGFloat(blurred.margin) / scale.pixelsPerPoint)
      context.setSource(.color(shadow.color))
      context.mask(blurred, at: origin, scale: scale)
    }
  }
}

extension PixelScale {
  /// The smallest rectangle with edges on pixels that holds `rect`.
  fileprivate func expanded(_ rect: CGRect) -> CGRect {
    let minX = (rect.minX * pixelsPerPoint).rounded(.down) / pixelsPerPoint
    let minY = (rect.minY * pixelsPerPoint).rounded(.down) / pixelsPerPoint
    let maxX = (rect.maxX * pixelsPerPoint).rounded(.up) / pixelsPerPoint
    let maxY = (rect.maxY * pixelsPerPoint).rounded(.up) / pixelsPerPoint
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
