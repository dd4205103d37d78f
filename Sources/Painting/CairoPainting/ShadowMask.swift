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
  private var alphas: [UInt8]

  /// Blurs the alpha of `layer` with a standard deviation of `sigma` pixels, 0 or more.
  init(of layer: PixelLayer, sigma: CGFloat) {
    let margin = Int((sigma * 3).rounded(.up))
    let size = PixelSize(width: layer.frame.width + 2 * margin, height: layer.frame.height + 2 * margin)
    let stride = (size.width + 3) & ~3
    var alphas = [UInt8](repeating: 0, count: stride * size.height)
    layer.withPixels { pixels in
      let plane = BlurPlane<Float>(
        width: layer.frame.width, height: layer.frame.height, margin: margin, sigma: sigma
      ) { Float(pixels[$0] >> 24) }
      alphas.withUnsafeMutableBufferPointer { alphas in
        var (row, column) = (0, 0)
        plane.forEachPixel(width: size.width, height: size.height) { _, alpha in
          alphas[row * stride + column] = UInt8(min(max(alpha + 0.5, 0), 255))
          column += 1
          if column == size.width { (row, column) = (row + 1, 0) }
        }
      }
    }
    (self.margin, self.size, self.stride, self.alphas) = (margin, size, stride, alphas)
  }

  /// Passes the mask as an A8 surface.
  func withSurface(_ body: (borrowing CairoSurface) -> Void) {
    var alphas = alphas
    alphas.withUnsafeMutableBufferPointer { buffer in
      let surface = CairoSurface(
        takingOwnershipOf: cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height), Int32(stride)))
      body(surface)
      surface.finish()
    }
  }
}
