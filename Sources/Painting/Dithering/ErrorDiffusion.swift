import Graphics

/// The neighbours of a pixel that get its error, for rows from left to right.
struct ErrorDiffusion {
  struct Share {
    let x: Int
    let y: Int
    let part: Float
  }

  let shares: [Share]

  /// Robert W. Floyd, Louis Steinberg: An Adaptive Algorithm for Spatial Greyscale, 1976.
  static let floydSteinberg = ErrorDiffusion(
    shares: [(1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1)].map { Share(x: $0, y: $1, part: $2 / 16) })

  /// Bill Atkinson's for the first Macintosh: a quarter of the error is dropped.
  static let atkinson = ErrorDiffusion(
    shares: [(1, 0), (2, 0), (-1, 1), (0, 1), (1, 1), (0, 2)].map { Share(x: $0, y: $1, part: 1 / 8) })
}

extension DitheredPicture {
  /// Mixes tones by giving each pixel's error to its neighbours, in rows of alternating direction.
  ///
  /// Crisp pixels neither give nor take errors, so that tones end at the edges of letters and shapes.
  func diffuse(_ diffusion: ErrorDiffusion) {
    let width = size.width
    // The errors of this row and the next two, with two spare columns on each side.
    var rows = [[SIMD4<Float>]](repeating: [SIMD4<Float>](repeating: .zero, count: width + 4), count: 3)
    var known: [UInt32: Color] = [:]
    for y in 0..<size.height {
      let isForward = y.isMultiple(of: 2)
      for step in 0..<width {
        let x = isForward ? step : width - 1 - step
        let index = y * width + x
        let color = color(pixels[index], &known)
        guard isMixed[index] else {
          put(color.nearest, at: index)
          continue
        }
        // Colours that the palette cannot mix would otherwise add up errors without end.
        let limit = SIMD4<Float>(repeating: 1)
        let wanted = color.linear + rows[0][x + 2].clamped(lowerBound: -limit, upperBound: limit)
        let number = colors.nearest(toLinear: wanted)
        put(number, at: index)
        let error = wanted - colors.linear[number]
        for share in diffusion.shares {
          rows[share.y][x + 2 + (isForward ? share.x : -share.x)] += error * share.part
        }
      }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
      for index in rows[2].indices { rows[2][index] = .zero }
    }
  }
}
