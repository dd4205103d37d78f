import Foundation

/// Where glass is, how deep each pixel lies in it, and in which direction its outline is.
struct GlassShape {
  let frame: PixelFrame
  let lens: GlassLens
  /// The distance of each pixel to the outline, in pixels.
  let depths: [Float]
  /// The alpha, blurred: its slope is the direction to the outline.
  private let heights: [Float]

  /// Measures `stencil`, which has a transparent margin, after its shapes are joined.
  init(_ stencil: PixelLayer, _ lens: GlassLens) {
    frame = stencil.frame
    let (width, height) = (frame.width, frame.height)
    var heights = [Float](repeating: 0, count: frame.area)
    var depths = heights
    stencil.withPixels { pixels in
      if lens.joining > 0 { Self.join(pixels, width: width, within: lens.joining / 2) }
      depths = Self.depths(of: pixels, width: width)
      let plane = BlurPlane(
        .alpha, of: UnsafeBufferPointer(pixels), width: width, margin: 0, sigma: CGFloat(lens.softness))
      heights.withUnsafeMutableBufferPointer { heights in
        plane.forEachRow(width: width, height: height) { y, row in
          for x in 0..<width { heights[y * width + x] = row[x] / 255 }
        }
      }
    }
    self.heights = heights
    self.depths = depths
    self.lens = lens.fitting(depth: depths.max() ?? 0)
  }

  /// The direction from a pixel to the outline, shorter than 1 where several outlines are equally near.
  func direction(_ x: Int, _ y: Int) -> (x: Float, y: Float) {
    let (left, right) = (max(x - 1, 0), min(x + 1, frame.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, frame.height - 1))
    let dx = heights[y * frame.width + left] - heights[y * frame.width + right]
    let dy = heights[top * frame.width + x] - heights[bottom * frame.width + x]
    let length = (dx * dx + dy * dy).squareRoot() + 0.02 / lens.softness
    return (dx / length, dy / length)
  }

  /// The distances of covered pixels to the nearest that is not fully covered, with its coverage.
  private static func depths(of pixels: UnsafeMutableBufferPointer<UInt32>, width: Int) -> [Float] {
    let field = DistanceField(width: width, height: pixels.count / width) { pixels[$0] >> 24 < 255 }
    // Pixels far from any outline stay as they are.
    var depths = [Float](repeating: .greatestFiniteMagnitude, count: pixels.count)
    depths.withUnsafeMutableBufferPointer { depths in
      field.forEach { pixel, seed, square in
        depths[pixel] = Float(square).squareRoot() + Float(pixels[seed] >> 24) / 255 - 0.5
      }
      relax(depths, width: width)
    }
    return depths
  }

  /// Shortens distances by those of neighbours: of two seeds that are equally near, the less covered one counts.
  private static func relax(_ depths: UnsafeMutableBufferPointer<Float>, width: Int) {
    let diagonal = Float(2).squareRoot()
    func shorten(_ index: Int, _ side: Int, _ line: Int) {
      var depth = depths[index]
      let x = index % width
      func look(_ other: Int, _ step: Float) {
        if depths.indices.contains(other) { depth = min(depth, depths[other] + step) }
      }
      if (0..<width).contains(x + side) { look(index + side, 1) }
      look(index + line, 1)
      if x > 0 { look(index + line - 1, diagonal) }
      if x + 1 < width { look(index + line + 1, diagonal) }
      depths[index] = depth
    }
    for index in depths.indices { shorten(index, -1, -width) }
    for index in depths.indices.reversed() { shorten(index, 1, width) }
  }

  /// Fills gaps into which no circle of `radius` pixels fits: shapes grow by the radius, and shrink again.
  private static func join(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, within radius: Float) {
    var grown = [UInt32](repeating: 0, count: pixels.count)
    grown.withUnsafeMutableBufferPointer { grown in
      let field = DistanceField(width: width, height: pixels.count / width) { pixels[$0] >> 24 > 0 }
      field.forEach { pixel, seed, square in
        let distance = Float(square).squareRoot() + 0.5 - Float(pixels[seed] >> 24) / 255
        grown[pixel] = alpha(radius - distance + 0.5) << 24
      }
      let depths = depths(of: grown, width: width)
      for index in pixels.indices {
        // Distances across pixels that are partly covered are up to a quarter of a pixel too long, which must not
        // thicken shapes where nothing is joined.
        let joined = alpha(depths[index] - radius + 0.25)
        if joined > pixels[index] >> 24 { pixels[index] = joined << 24 }
      }
    }
  }

  private static func alpha(_ coverage: Float) -> UInt32 { UInt32(min(max(coverage, 0), 1) * 255 + 0.5) }
}
