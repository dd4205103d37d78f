internal import CCairo

/// What a context paints with, released with this value.
package struct CairoPattern: ~Copyable {
  /// The `cairo_pattern_t`, valid as long as this value.
  package let pointer: OpaquePointer?

  /// Takes over a reference to `pointer`.
  package init(takingOwnershipOf pointer: OpaquePointer?) { self.pointer = pointer }

  /// Takes a reference of its own.
  package init(retaining pointer: OpaquePointer?) { self.pointer = cairo_pattern_reference(pointer) }

  /// The pixels of `surface`.
  package init(_ surface: borrowing CairoSurface) { pointer = cairo_pattern_create_for_surface(surface.pointer) }

  deinit { cairo_pattern_destroy(pointer) }
}
