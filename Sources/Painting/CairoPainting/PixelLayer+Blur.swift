import Foundation
import Graphics

extension PixelLayer {
  /// The widest blur, in pixels: on the canvas of any widget, wider blurs look the same.
  static let sigmaLimit: CGFloat = 400

  /// The maximum number of pixels from which a wide blur is computed, if fewer are as good.
  static let blurredArea = 512 * 512

  /// The number of pixels per side that may be combined to blur `area` of them, with at least eight per standard
  /// deviation.
  ///
  /// This bounds the work for any radius.
  static func step(sigma: CGFloat, area: Int) -> Int {
    let wanted = (Double(area) / Double(blurredArea)).squareRoot().rounded(.up)
    return max(1, min(Int(sigma / 8), Int(wanted)))
  }

  /// Blurs with a standard deviation of `sigma` pixels. Pixels outside of the layer are transparent.
  func blur(sigma: CGFloat) { blur(sigma: sigma) { sample, _ in sample.pixel } }

  /// Blurs the colours and keeps the alpha: transparent pixels do not darken their neighbours.
  func blurInside(sigma: CGFloat) {
    blur(sigma: sigma) { sample, old in sample.withAlpha(Float(old >> 24)).pixel }
  }

  /// Replaces each pixel by what `result` makes of the blurred components and the old pixel.
  private func blur(sigma: CGFloat, _ result: (SIMD4<Float>, UInt32) -> UInt32) {
    withPixels { pixels in
      let plane = BlurPlane(.all, of: UnsafeBufferPointer(pixels), width: frame.width, margin: 0, sigma: sigma)
      plane.forEachRow(width: frame.width, height: frame.height) { y, row in
        for x in 0..<frame.width {
          let sample = SIMD4(row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3])
          let index = y * frame.width + x
          pixels[index] = result(sample, pixels[index])
        }
      }
    }
  }

  /// Takes the colours of `other`, which has the same pixels, and keeps the alpha.
  func takeColors(of other: PixelLayer) {
    guard other.frame == frame else { return }
    other.withPixels { colors in
      withPixels { pixels in
        for index in pixels.indices {
          pixels[index] = SIMD4(pixel: colors[index]).withAlpha(Float(pixels[index] >> 24)).pixel
        }
      }
    }
  }

  /// Paints an inner shadow: the blurred surroundings of a layer's alpha.
  ///
  /// - Parameters:
  ///   - caster: What casts the shadow: this layer, or the same items in a larger area, perhaps coarser.
  ///   - sigma: The standard deviation in pixels.
  ///   - offset: The offset of the surroundings, in pixels.
  func castInside(_ color: ResolvedColor, of caster: PixelLayer, sigma: CGFloat, offset: CGVector) {
    let part = 1 / CGFloat(caster.step)
    let sigma = sigma * part
    let margin = Int(min((sigma * 3).rounded(.up), Self.sigmaLimit * 3)) + 1
    let (width, height) = (caster.frame.width + 2 * margin, caster.frame.height + 2 * margin)
    let paint =
      SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
      .clamped(lowerBound: .zero, upperBound: .one)
    let strength = Float(min(max(color.alpha, 0), 1)) / 255
    var shade = [Float](repeating: 255, count: width * height)
    caster.withPixels { pixels in
      let plane = BlurPlane(
        .alpha, of: UnsafeBufferPointer(pixels), width: caster.frame.width, margin: margin, sigma: sigma)
      shade.withUnsafeMutableBufferPointer { shade in
        plane.forEachRow(width: width, height: height) { y, row in
          for x in 0..<width { shade[y * width + x] = 255 - row[x] }
        }
      }
    }
    func place(_ pixel: Int, _ offset: CGFloat, from origin: Int) -> CGFloat {
      (CGFloat(pixel) + 0.5 - offset) * part - 0.5 + CGFloat(margin - origin)
    }
    withPixels { pixels in
      for y in 0..<frame.height {
        let down = place(frame.y + y, offset.dy, from: caster.frame.y)
        for x in 0..<frame.width {
          let index = y * frame.width + x
          let content = SIMD4(pixel: pixels[index])
          guard content.w > 0 else { continue }
          let across = place(frame.x + x, offset.dx, from: caster.frame.x)
          let point = CGPoint(x: across, y: down)
          let share = Self.sample(shade, width: width, height: height, at: point) * strength
          var result = content * (1 - share) + paint * (content.w * share)
          result.w = content.w
          pixels[index] = result.pixel
        }
      }
    }
  }

  /// The bilinear value; everything outside is shadow.
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

extension SIMD4<Float> {
  /// The same colour, premultiplied with another alpha.
  fileprivate func withAlpha(_ alpha: Float) -> SIMD4<Float> { w > 0 ? self * (alpha / w) : .zero }
}
