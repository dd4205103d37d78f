import CairoSurfaces
internal import CCairo
import Foundation
package import Graphics
package import Typesetting

/// Paints finished display lists, independently of their origin.
///
/// A painter belongs to one thread at a time, like its text engine.
package struct Painter {
  let text: TextEngine
  let pictures: PreparedImages

  package init(text: TextEngine, pictures: PreparedImages) {
    self.text = text
    self.pictures = pictures
  }

  /// The pixels of `list`, transparent where nothing is painted, or in a panel's colours.
  ///
  /// - Throws: ``PaintingError``.
  package func bitmap(of list: DisplayList) throws(PaintingError) -> Bitmap {
    if let panel = list.panel { return try bitmap(of: list, on: panel) }
    return try bitmap(of: list) { surface throws(PaintingError) in try paint(list, on: surface, as: nil) }
  }

  /// - Parameter paint: Paints on the surface, and finishes it.
  func bitmap(
    of list: DisplayList, _ paint: (borrowing CairoSurface) throws(PaintingError) -> Void
  ) throws(PaintingError) -> Bitmap {
    let size = list.scale.pixels(list.size)
    guard !size.isEmpty, max(size.width, size.height) <= 32_767 else { throw .unusableSize(size) }
    var failure: PaintingError?
    let bitmap = Bitmap(pixelSize: size, isOpaque: list.panel != nil) { bytes in
      do throws(PaintingError) {
        let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let surface = CairoSurface(
          takingOwnershipOf: cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4)))
        try paint(surface)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Paints `list` on a surface whose units are pixels of the list's scale or, in files of shapes, its points, and
  /// finishes it.
  func paint(
    _ list: DisplayList, on surface: borrowing CairoSurface, as format: VectorFormat?, with ink: PanelInk? = nil,
    smooth: Bool = true
  ) throws(PaintingError) {
    let pixelsPerUnit = format == nil ? 1 : list.scale.pixelsPerPoint
    do throws(CairoError) {
      let pass = PaintingPass(
        painter: self, context: try surface.makeContext(), scale: list.scale, format: format,
        pixelsPerUnit: pixelsPerUnit, ink: ink, hasRims: !smooth && ink == nil)
      if !smooth { cairo_set_antialias(pass.context.pointer, CAIRO_ANTIALIAS_NONE) }
      if format == nil { pass.context.scale(list.scale.pixelsPerPoint) }
      pass.paintIsolated(list.items)
      try pass.context.check()
      surface.finish()
      try surface.check()
    } catch {
      throw .cairo(error)
    }
  }
}
