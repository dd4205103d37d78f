import Foundation
import Graphics

extension PixelLayer {
  /// The widest blur, in pixels: on a canvas of any widget, more cannot be told from it.
  static let sigmaLimit: CGFloat = 400

  /// Blurs with a standard deviation of `sigma` pixels. What is outside of the layer counts as clear.
  func blur(sigma: CGFloat) {
    withPixels { pixels in
      let plane = BlurPlane<SIMD4<Float>>(width: frame.width, height: frame.height, margin: 0, sigma: sigma) {
        SIMD4(pixel: pixels[$0])
      }
      plane.forEachPixel(width: frame.width, height: frame.height) { pixels[$0] = $1.pixel }
    }
  }

  /// Blurs the colours and keeps the alphas: what is clear does not darken its neighbours.
  func blurInside(sigma: CGFloat) {
    withPixels { pixels in
      let plane = BlurPlane<SIMD4<Float>>(width: frame.width, height: frame.height, margin: 0, sigma: sigma) {
        SIMD4(pixel: pixels[$0])
      }
      plane.forEachPixel(width: frame.width, height: frame.height) { index, sample in
        let alpha = Float(pixels[index] >> 24)
        pixels[index] = sample.w > 0 ? (sample * (alpha / sample.w)).pixel : 0
      }
    }
  }

  /// Paints the blurred surroundings of the layer's alpha inside of it.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels.
  ///   - offset: How far the surroundings are moved, in pixels.
  func castInside(_ color: ResolvedColor, sigma: CGFloat, offset: CGVector) {
    let margin = Int(min((sigma * 3).rounded(.up), Self.sigmaLimit * 3)) + 1
    let (width, height) = (frame.width + 2 * margin, frame.height + 2 * margin)
    let paint =
      SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
      .clamped(lowerBound: .zero, upperBound: .one)
    let strength = Float(min(max(color.alpha, 0), 1)) / 255
    withPixels { pixels in
      var shade = [Float](repeating: 255, count: width * height)
      let plane = BlurPlane<Float>(width: frame.width, height: frame.height, margin: margin, sigma: sigma) {
        Float(pixels[$0] >> 24)
      }
      plane.forEachPixel(width: width, height: height) { shade[$0] = 255 - $1 }
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let index = y * frame.width + x
          let content = SIMD4(pixel: pixels[index])
          guard content.w > 0 else { continue }
          let place = CGPoint(
            x: CGFloat(x + margin) - CGFloat(offset.dx), y: CGFloat(y + margin) - CGFloat(offset.dy))
          let share = Self.sample(shade, width: width, height: height, at: place) * strength
          var result = content * (1 - share) + paint * (content.w * share)
          result.w = content.w
          pixels[index] = result.pixel
        }
      }
    }
  }

  /// The value between the four nearest; all is shade outside.
  private static func sample(_ plane: [Float], width: Int, height: Int, at place: CGPoint) -> Float {
    guard place.x > -1, place.y > -1, place.x < CGFloat(width), place.y < CGFloat(height) else { return 255 }
    let (left, top) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
    let (right, down) = (Float(place.x - CGFloat(left)), Float(place.y - CGFloat(top)))
    func value(_ x: Int, _ y: Int) -> Float {
      x < 0 || y < 0 || x >= width || y >= height ? 255 : plane[y * width + x]
    }
    let upper = value(left, top) + (value(left + 1, top) - value(left, top)) * right
    let lower = value(left, top + 1) + (value(left + 1, top + 1) - value(left, top + 1)) * right
    return upper + (lower - upper) * down
  }
}
