internal import CCairo

/// A Cairo surface, released with this value. Cairo keeps its pixels alive while it is a source.
package struct CairoSurface: ~Copyable {
  /// The `cairo_surface_t`, valid as long as this value.
  package let pointer: OpaquePointer?

  /// Takes over a reference to `pointer`.
  package init(takingOwnershipOf pointer: OpaquePointer?) { self.pointer = pointer }

  /// Clear pixels with alpha.
  package init(width: Int, height: Int) throws(CairoError) {
    pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try check()
  }

  deinit { cairo_surface_destroy(pointer) }

  /// A context that paints on the surface.
  package func makeContext() throws(CairoError) -> CairoContext {
    let context = CairoContext(takingOwnershipOf: cairo_create(pointer))
    try context.check()
    return context
  }

  /// Writes what was painted to the surface's memory or stream, and lets go of both.
  package func finish() { cairo_surface_finish(pointer) }

  /// Throws the first error since the surface was made.
  package func check() throws(CairoError) { try CairoError.check(cairo_surface_status(pointer)) }
}
