import CairoSurfaces
internal import CCairo
package import Foundation
package import Graphics

extension Painter {
  /// `list` as a vector file, with one unit per point. Shadows and images are bitmaps at the list's scale.
  ///
  /// What cannot be written as shapes (blurs, colour effects, angular gradients, materials …) becomes a bitmap too,
  /// with the diagnostic `vector.rasterised`.
  ///
  /// - Throws: ``PaintingError``.
  package func file(of list: DisplayList, format: VectorFormat) throws(PaintingError) -> Data {
    let output = Output()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let (width, height) = (list.size.width, list.size.height)
    let pointer: OpaquePointer?
    switch format {
    case .svg:
      pointer = cairo_svg_surface_create_for_stream(write, closure, width, height)
      // Cairo's default is the typographic point, which viewers draw a third larger than our point.
      cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    case .pdf:
      pointer = cairo_pdf_surface_create_for_stream(write, closure, width, height)
      // With the current date in the file, equal inputs would give different bytes.
      cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    let surface = CairoSurface(takingOwnershipOf: pointer)
    // Cairo writes a file's glyphs when it is finished.
    try FontLock.withLock { () throws(PaintingError) in
      try withExtendedLifetime(output) { () throws(PaintingError) in
        try paint(list, on: surface, as: format)
      }
    }
    return format == .svg ? SVGNames.renumbered(output.data) : output.data
  }

  /// Collects what Cairo writes.
  private final class Output {
    var data = Data()
  }
}
