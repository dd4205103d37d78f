internal import CCairo
import Foundation
package import Graphics
package import Typesetting

/// Paints finished display lists, and knows nothing of where they come from.
///
/// A painter belongs to one thread at a time, like the text engine that it paints with.
package struct Painter {
  let text: TextEngine
  let pictures: PreparedImages

  /// Paints text with `text` and pictures from `pictures`.
  package init(text: TextEngine, pictures: PreparedImages) {
    self.text = text
    self.pictures = pictures
  }

  /// The pixels of `list`, clear where nothing is painted.
  ///
  /// - Throws: ``PaintingError``.
  package func bitmap(of list: DisplayList) throws(PaintingError) -> Bitmap {
    let size = list.scale.pixels(list.size)
    guard !size.isEmpty, max(size.width, size.height) <= 32_767 else { throw .unusableSize(size) }
    var failure: PaintingError?
    let bitmap = Bitmap(pixelSize: size, isOpaque: false) { bytes in
      do throws(PaintingError) {
        let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let canvas = try Canvas(
          takingOwnershipOf: cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4)))
        paint(list, on: canvas, medium: .pixels)
        try canvas.finish()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Paints `list` on `canvas`, whose units are pixels of the list's scale or, in files of shapes, its points.
  func paint(_ list: DisplayList, on canvas: Canvas, medium: PaintingMedium) {
    let pixelsPerUnit = medium == .pixels ? 1 : list.scale.pixelsPerPoint
    if medium == .pixels { cairo_scale(canvas.context, list.scale.pixelsPerPoint, list.scale.pixelsPerPoint) }
    PaintingPass(
      painter: self, context: canvas.context, scale: list.scale, medium: medium, pixelsPerUnit: pixelsPerUnit
    ).paintIsolated(list.items)
  }
}

/// What is painted on.
enum PaintingMedium {
  /// Pixels, on which everything can be done.
  case pixels
  /// Shapes; what has no such form becomes a picture in the file.
  case svg
  /// Shapes; what has no such form becomes a picture in the file.
  case pdf
}
