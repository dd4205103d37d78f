internal import CCairo
package import Foundation
package import Graphics

/// A Cairo context, released with this value.
///
/// What has to be undone afterwards is a method that takes a closure. Everything else is called on ``pointer``.
package struct CairoContext: ~Copyable {
  /// The `cairo_t`, valid as long as this value.
  package let pointer: OpaquePointer?

  /// Takes over a reference to `pointer`.
  package init(takingOwnershipOf pointer: OpaquePointer?) { self.pointer = pointer }

  /// Takes a reference of its own to a context that Cairo lends to a callback.
  package init(retaining pointer: OpaquePointer?) { self.pointer = cairo_reference(pointer) }

  deinit { cairo_destroy(pointer) }

  /// Throws the first error since the context was made.
  package func check() throws(CairoError) { try CairoError.check(cairo_status(pointer)) }

  /// Runs `body`, then restores the matrix, the clip, the source, the operator, the pen and the font.
  package func withSavedState(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Makes what `body` paints the source.
  package func setSourceToGroup(_ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
  }

  /// Runs `body` while the units are those of the surface, then restores the matrix.
  package func withIdentityMatrix(_ body: () -> Void) {
    var saved = cairo_matrix_t()
    cairo_get_matrix(pointer, &saved)
    cairo_identity_matrix(pointer)
    body()
    cairo_set_matrix(pointer, &saved)
  }

  /// From the context's units to those of the surface.
  package var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  package func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    cairo_transform(pointer, &matrix)
  }

  /// The current source.
  package var source: CairoPattern { CairoPattern(retaining: cairo_get_source(pointer)) }

  package func setSource(_ pattern: borrowing CairoPattern) { cairo_set_source(pointer, pattern.pointer) }

  /// Makes `surface`, whose top left corner is at `origin`, the source.
  package func setSource(_ surface: borrowing CairoSurface, at origin: CGPoint) {
    cairo_set_source_surface(pointer, surface.pointer, origin.x, origin.y)
  }

  /// Paints the source where `pattern` is opaque.
  package func mask(_ pattern: borrowing CairoPattern) { cairo_mask(pointer, pattern.pointer) }
}
