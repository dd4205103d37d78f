import CairoSurfaces
internal import CCairo
import Foundation

/// Premultiplied pixels that are painted separately, changed and painted back.
///
/// Cairo keeps the surface alive while it is a source.
final class PixelLayer {
  /// The covered pixels of the canvas, in blocks of `step` by `step`.
  let frame: PixelFrame
  let surface: CairoSurface
  /// The number of canvas pixels per pixel of the layer, along each side.
  let step: Int

  /// The maximum number of pixels of a layer: 64 MiB.
  static let areaLimit = 16 * 1024 * 1024

  /// A transparent layer; `nil` if it is too large.
  init?(_ frame: PixelFrame, step: Int = 1) {
    guard frame.area > 0, frame.area <= Self.areaLimit, max(frame.width, frame.height) <= 32_767 else { return nil }
    do throws(CairoError) { surface = try CairoSurface(width: frame.width, height: frame.height) } catch { return nil }
    self.frame = frame
    self.step = step
  }

  /// A context in the coordinates of the canvas's pixels or blocks; nil if memory runs out.
  func makeContext() -> CairoContext? {
    do throws(CairoError) {
      let context = try surface.makeContext()
      cairo_translate(context.pointer, Double(-frame.x), Double(-frame.y))
      return context
    } catch {
      return nil
    }
  }

  /// Paints in the coordinates of the canvas's pixels or blocks.
  func paint(_ body: (borrowing CairoContext) -> Void) {
    if let context = makeContext() { body(context) }
  }

  /// Passes the pixels, row by row without gaps, for reading and writing.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer),
      cairo_image_surface_get_stride(surface.pointer) == frame.width * 4
    else { return }
    data.withMemoryRebound(to: UInt32.self, capacity: frame.area) {
      body(UnsafeMutableBufferPointer(start: $0, count: frame.area))
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}

/// A pixel's red, green, blue and alpha, 0…255.
extension SIMD4<Float> {
  init(pixel: UInt32) {
    self.init(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24))
  }

  /// The nearest pixel whose colours do not exceed its alpha.
  var pixel: UInt32 {
    let alpha = w > 0 ? Swift.min(w, 255) : 0
    guard alpha > 0 else { return 0 }
    let known = replacing(with: 0, where: self .!= self)
    let limited = known.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) + 0.5
    let (red, green, blue) = (UInt32(limited.x), UInt32(limited.y), UInt32(limited.z))
    return UInt32(alpha + 0.5) << 24 | red << 16 | green << 8 | blue
  }
}
