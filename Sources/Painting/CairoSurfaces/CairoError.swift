internal import CCairo

/// An error status of Cairo, such as `out of memory`. Thrown by contexts, patterns and surfaces.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  package let description: String

  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(description: cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error")
  }
}
