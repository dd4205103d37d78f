import Graphics

extension PixelLayer {
  /// Replaces the pixels by those to paint over `backdrop`, a layer of equal size, so that Cairo's operators give the
  /// result: *over* for soft light, *source* for the darker sum.
  func blend(_ mode: BlendMode, with backdrop: PixelLayer) {
    backdrop.withPixels { behind in
      withPixels { pixels in
        for index in pixels.indices {
          let (source, below) = (SIMD4<Float>(pixel: pixels[index]) / 255, SIMD4<Float>(pixel: behind[index]) / 255)
          pixels[index] = ((mode == .softLight ? Self.softLight : Self.darkerSum)(source, below) * 255).pixel
        }
      }
    }
  }

  /// Pegtop's formula `(1 − 2s)·d² + 2·s·d` on straight colours, mixed by alpha as in W3C's Compositing and Blending.
  private static func softLight(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    guard source.w > 0, below.w > 0 else { return source }
    let (s, d) = (source / source.w, below / below.w)
    let twice: SIMD4<Float> = 2 * s
    let mixed: SIMD4<Float> = (1 - twice) * d * d + twice * d
    var result: SIMD4<Float> = s * (1 - below.w)
    result += mixed * below.w
    result *= source.w
    result.w = source.w
    return result
  }

  /// Darknesses and alphas are added.
  private static func darkerSum(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(1, source.w + below.w)
    let darkness = (source.w - source) + (below.w - below)
    var result = pointwiseMax(alpha - darkness, .zero)
    result.w = alpha
    return result
  }

  /// Applies a backdrop's colour effect; the alpha comes from `stencil`, a layer of equal size.
  func tint(_ backdrop: Backdrop, stencil: PixelLayer) {
    apply([.saturation(backdrop.saturation)])
    let tint = backdrop.tint
    let alpha = Float(min(max(tint.alpha, 0), 1))
    var cover = SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), 1) * (alpha * 255)
    cover.w = alpha * 255
    let opacity = Float(min(max(backdrop.opacity, 0), 1)) / 255
    stencil.withPixels { stencil in
      withPixels { pixels in
        for index in pixels.indices {
          let seen = SIMD4<Float>(pixel: pixels[index]) * (1 - alpha) + cover
          pixels[index] = (seen * (Float(stencil[index] >> 24) * opacity)).pixel
        }
      }
    }
  }
}
