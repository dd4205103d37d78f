extension PixelLayer {
  /// Fills the layer with what is seen of `behind` through glass: inside of its rim the same, in the rim what lies
  /// further inside.
  func fill(with behind: PixelLayer, through shape: GlassShape) {
    let (lens, left, top) = (shape.lens, frame.x - shape.frame.x, frame.y - shape.frame.y)
    let (across, down) = (frame.x - behind.frame.x, frame.y - behind.frame.y)
    behind.withPixels { source in
      let view = BilinearView(pixels: source, width: behind.frame.width, height: behind.frame.height)
      withPixels { pixels in
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            let depth = shape.depths[(y + top) * shape.frame.width + x + left]
            guard depth > -0.5 else { continue }
            let index = y * frame.width + x
            guard depth < lens.width else {
              pixels[index] = view.pixel(x + across, y + down)
              continue
            }
            let outwards = shape.direction(x + left, y + top)
            // The rim compresses what is behind, so samples are averaged to avoid jagged edges.
            var sum = SIMD4<Float>.zero
            for offset in Self.taps {
              let shift = lens.displacement(at: depth + offset) + offset
              sum += view.color(
                Float(x + across) - outwards.x * shift, Float(y + down) - outwards.y * shift)
            }
            pixels[index] = (sum / 3).pixel
          }
        }
      }
    }
  }

  /// Where a pixel is sampled, in pixels across the rim.
  private static let taps: [Float] = [-0.33, 0, 0.33]

  /// Adds the shade and the light at the outline of `shape`, as far as `stencil` covers the pixels.
  func light(_ shape: GlassShape, stencil: PixelLayer, opacity: Double) {
    let (lens, left, top) = (shape.lens, frame.x - shape.frame.x, frame.y - shape.frame.y)
    let opacity = Float(min(max(opacity, 0), 1))
    stencil.withPixels { stencil in
      withPixels { pixels in
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            let (index, depth) = (y * frame.width + x, shape.depths[(y + top) * shape.frame.width + x + left])
            let cover = Float(stencil[index] >> 24) * opacity
            guard cover > 0, depth < lens.width else { continue }
            let outwards = shape.direction(x + left, y + top)
            // Light comes from the top left.
            let light = lens.light(at: depth, facing: -(outwards.x + outwards.y) * 0.70710678)
            let black = SIMD4<Float>(0, 0, 0, cover)
            let white = SIMD4<Float>(repeating: cover)
            var color = SIMD4<Float>(pixel: pixels[index])
            color += (black - color) * lens.shade(at: depth)
            color += (white - color) * light
            pixels[index] = color.pixel
          }
        }
      }
    }
  }
}

/// Pixels at places between them; beyond the edges, those at the edges.
private struct BilinearView {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  func color(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    func color(_ x: Int, _ y: Int) -> SIMD4<Float> { SIMD4(pixel: pixel(x, y)) }
    let upper = color(column, row) + (color(column + 1, row) - color(column, row)) * (x - left)
    let lower = color(column, row + 1) + (color(column + 1, row + 1) - color(column, row + 1)) * (x - left)
    return upper + (lower - upper) * (y - top)
  }
}
