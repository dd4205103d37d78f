internal import CCairo
import Foundation
import Graphics

/// The alpha of something, blurred by a Gaussian: one byte a pixel, with a margin for what the blur spreads.
struct ShadowMask {
  /// Pixels added on each side.
  let margin: Int
  private let size: PixelSize
  private let stride: Int
  private var alphas: [UInt8]

  /// Blurs the alpha of `bitmap` with a standard deviation of `sigma` pixels; nil if that is not a number.
  ///
  /// Wide blurs are computed on a coarser grid, four samples to a standard deviation: a Gaussian holds nothing finer,
  /// and the result differs by less than a byte's step.
  init?(of bitmap: Bitmap, sigma: CGFloat) {
    guard sigma.isFinite, sigma >= 0 else { return nil }
    margin = Int((sigma * 3).rounded(.up))
    size = PixelSize(width: bitmap.pixelSize.width + 2 * margin, height: bitmap.pixelSize.height + 2 * margin)
    stride = (size.width + 3) & ~3
    let step = max(1, Int(sigma / 4))
    var plane = AlphaPlane(of: bitmap, margin: margin, step: step)
    // Averaging to the grid and interpolating back blur a little themselves: step²/12 and step²/6 of variance.
    let variance = sigma * sigma - (step > 1 ? CGFloat(step * step) / 4 : 0)
    plane.blur(sigma: max(variance, 0).squareRoot() / CGFloat(step))
    alphas = plane.enlarged(to: size, stride: stride)
  }

  /// Lends the mask as an A8 surface.
  func withSurface(_ body: (OpaquePointer?) -> Void) {
    var alphas = alphas
    alphas.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height), Int32(stride))
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
