extension BlurPlane {
  /// Calls `body` with the interpolated samples of each row of `width` by `height` pixels, from the top.
  func forEachRow(width pixelWidth: Int, height pixelHeight: Int, _ body: (Int, UnsafePointer<Float>) -> Void) {
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      let count = width * components
      if step == 1 {
        for y in 0..<pixelHeight { body(y, samples + y * count) }
        return
      }
      let columns = (0..<pixelWidth).map { Position($0, step: step, count: width) }
      // The samples of a row at each position, and their differences from the next ones, with both ends repeated.
      var starts = [Float](repeating: 0, count: count + components)
      var slopes = starts
      var row = [Float](repeating: 0, count: pixelWidth * components)
      for y in 0..<pixelHeight {
        // Interpolate columns first: there are fewer samples than pixels.
        let place = Position(y, step: step, count: height)
        let (top, bottom) = (max(place.index - 1, 0), min(place.index, height - 1))
        mix(samples + top * count, samples + bottom * count, part: place.part, into: &starts)
        subtract(starts, into: &slopes)
        if components == 1 {
          Self.interpolate(columns, starts, slopes, into: &row)
        } else {
          Self.interpolateColors(columns, starts, slopes, into: &row)
        }
        body(y, row)
      }
    }
  }

  private func mix(
    _ above: UnsafePointer<Float>, _ below: UnsafePointer<Float>, part: Float, into starts: UnsafeMutablePointer<Float>
  ) {
    let first = starts + components
    for index in 0..<width * components { first[index] = above[index] + (below[index] - above[index]) * part }
    for index in 0..<components { starts[index] = first[index] }
  }

  private func subtract(_ starts: UnsafePointer<Float>, into slopes: UnsafeMutablePointer<Float>) {
    let next = starts + components
    for index in components..<width * components { slopes[index] = next[index] - starts[index] }
  }

  private static func interpolate(
    _ columns: [Position], _ starts: UnsafePointer<Float>, _ slopes: UnsafePointer<Float>,
    into row: UnsafeMutablePointer<Float>
  ) {
    var target = row
    for column in columns {
      target.pointee = starts[column.index] + slopes[column.index] * column.part
      target += 1
    }
  }

  private static func interpolateColors(
    _ columns: [Position], _ starts: UnsafePointer<Float>, _ slopes: UnsafePointer<Float>,
    into row: UnsafeMutablePointer<Float>
  ) {
    var target = row
    for column in columns {
      let index = 4 * column.index
      for component in 0..<4 { target[component] = starts[index + component] + slopes[index + component] * column.part }
      target += 4
    }
  }

  /// The position of a pixel between two samples.
  private struct Position {
    /// The sample after it, from 0; the number of samples behind the last one.
    let index: Int
    let part: Float

    init(_ pixel: Int, step: Int, count: Int) {
      let place = (Float(pixel) + 0.5) / Float(step) - 0.5
      index = min(max(Int(place.rounded(.down)) + 1, 0), count)
      part = place - place.rounded(.down)
    }
  }
}
