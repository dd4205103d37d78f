internal import CCairo
import Foundation
package import Graphics

/// A Cairo surface with its context. Owns both.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// Takes ownership of the surface and creates a context for it.
  ///
  /// - Throws: ``PaintingError/cairo(_:)`` if either is in an error state; the surface is released then.
  init(takingOwnershipOf surface: OpaquePointer?) throws(PaintingError) {
    guard let surface else { throw .cairo("cannot create a surface") }
    let context = cairo_create(surface)
    guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      let status = cairo_surface_status(surface)
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .cairo(PaintingError.message(status))
    }
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Writes what was painted to the surface's memory or stream.
  ///
  /// - Throws: ``PaintingError/cairo(_:)`` with the first error since the canvas was created.
  func finish() throws(PaintingError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(PaintingError.message(status)) }
    cairo_surface_finish(surface)
    let end = cairo_surface_status(surface)
    guard end == CAIRO_STATUS_SUCCESS else { throw .cairo(PaintingError.message(end)) }
  }
}

package enum PaintingError: Error, Hashable, CustomStringConvertible {
  /// An empty canvas, or one with a side of more than Cairo's 32,767 pixels.
  case unusableSize(PixelSize)
  /// Cairo's message, for example that memory ran out.
  case cairo(String)

  static func message(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
  }

  package var description: String {
    switch self {
    case .unusableSize(let size): "invalid picture size \(size): a side has 1 to 32,767 pixels"
    case .cairo(let message): "Cairo failed: \(message)"
    }
  }
}
