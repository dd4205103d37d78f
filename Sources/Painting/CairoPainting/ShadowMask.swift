import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

/// A blurred alpha mask with one byte per pixel, and a margin for the blur.
struct ShadowMask {
  /// Pixels added on each side.
  let margin: Int
  private let size: PixelSize
  private let stride: Int
  private let alphas: [UInt8]

  /// Blurs the alpha of `layer` with a standard deviation of `sigma` pixels, 0 or more.
  init(of layer: PixelLayer, sigma: CGFloat) {
    let margin = Int((sigma * 3).rounded(.up))
    let size = PixelSize(width: layer.frame.width + 2 * margin, height: layer.frame.height + 2 * margin)
    let stride = (size.width + 3) & ~3
    var alphas = [UInt8](repeating: 0, count: stride * size.height)
    layer.withPixels { pixels in
      let plane = BlurPlane(
        .alpha, of: UnsafeBufferPointer(pixels), width: layer.frame.width, margin: margin, sigma: sigma)
      alphas.withUnsafeMutableBufferPointer { alphas in
        guard let alphas = alphas.baseAddress else { return }
        plane.forEachRow(width: size.width, height: size.height) { y, row in
          Self.round(row, into: alphas + y * stride, count: size.width)
        }
      }
    }
    (self.margin, self.size, self.stride, self.alphas) = (margin, size, stride, alphas)
  }

  /// Writes the nearest bytes.
  private static func round(_ row: UnsafePointer<Float>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    // From 2²³ on, a float's lowest bits count ones. Unlike a conversion, which traps, this is vectorized.
    let ones: Float = 8_388_608
    for x in 0..<count {
      let value = min(max(row[x] + 0.5, 0), 255)
      let nearest = value + ones
      let whole = nearest - ones > value ? nearest - 1 : nearest
      bytes[x] = UInt8(truncatingIfNeeded: whole.bitPattern)
    }
  }

  /// Passes the mask as an A8 surface.
  func withSurface(_ body: (borrowing CairoSurface) -> Void) {
    alphas.withUnsafeBufferPointer { buffer in
      // Cairo does not write to a source, although its constructor takes a mutable pointer.
      let surface = CairoSurface(
        takingOwnershipOf: cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height),
          Int32(stride)))
      body(surface)
      surface.finish()
    }
  }
}
