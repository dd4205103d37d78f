/// Tells pixels that differ only in how an edge was smoothed from those in which something changed.
///
/// A pixel is one of a smoothed edge where it lies between two flat grounds on opposite sides, up to two pixels away,
/// and its colour is a mixture of theirs. Its difference is one of smoothing where the grounds are the same in both
/// pictures and the mixtures are nearly so. This is narrower than the rule of pixelmatch (V. Vyšniauskas, "Anti-aliased
/// pixel and intensity slope detector", 2009), which asks neither for the same grounds nor for like mixtures and so
/// passes over thin strokes that are gone and text that moved by half a pixel.
enum SmoothedEdge {
  /// Levels by which pixels of one ground may differ: it may be a gradient.
  private static let groundLevels = 4
  /// The squared distance, over four channels, by which a mixture may miss the line between its grounds.
  private static let mixtureSquare = 12.0 * 12
  private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]
  private static let reaches = [(1, 1), (1, 2), (2, 1), (2, 2)]

  /// Whether the pictures' difference at `x`, `y` is one of smoothing.
  static func explains(_ x: Int, _ y: Int, of pair: PixelPair) -> Bool {
    for (dx, dy) in directions {
      for (near, far) in reaches {
        guard let one = pair.index(x + near * dx, y + near * dy), let other = pair.index(x - far * dx, y - far * dy),
          pair.isSameGround(at: one, levels: groundLevels), pair.isSameGround(at: other, levels: groundLevels)
        else { continue }
        let index = y * pair.width + x
        guard let old = share(of: pair.reference, at: index, from: one, to: other),
          let new = share(of: pair.candidate, at: index, from: one, to: other)
        else { continue }
        if areAlike(old, new) { return true }
      }
    }
    return false
  }

  /// A sixteenth where one of them is not mixed at all: a faint line beside an edge is more than smoothing.
  private static func areAlike(_ old: Double, _ new: Double) -> Bool {
    let mixed = 1.0 / 16...15.0 / 16
    return abs(old - new) <= (mixed.contains(old) && mixed.contains(new) ? 0.25 : 0.0625)
  }

  /// How much of the second ground is in the mixture, 0…1; nil where it is none.
  private static func share(
    of pixels: UnsafeBufferPointer<UInt32>, at index: Int, from one: Int, to other: Int
  ) -> Double? {
    let (start, end, mixture) = (channels(pixels[one]), channels(pixels[other]), channels(pixels[index]))
    let (way, part) = (end - start, mixture - start)
    let square = (way * way).sum()
    guard square > 0 else { return nil }
    let share = (way * part).sum() / square
    let rest = part - way * share
    guard (rest * rest).sum() <= mixtureSquare, share > -1.0 / 32, share < 33.0 / 32 else { return nil }
    return share
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF), Double(pixel >> 24))
  }
}

extension PixelPair {
  fileprivate func index(_ x: Int, _ y: Int) -> Int? {
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : nil
  }

  /// Whether both pictures are flat at `index`, in one colour.
  fileprivate func isSameGround(at index: Int, levels: Int) -> Bool {
    Self.levels(reference[index], candidate[index]) <= levels && isFlat(reference, at: index, levels: levels)
      && isFlat(candidate, at: index, levels: levels)
  }

  /// Whether three neighbours or more have the pixel's colour: a line of one pixel's width is no ground.
  private func isFlat(_ pixels: UnsafeBufferPointer<UInt32>, at index: Int, levels: Int) -> Bool {
    let (x, y) = (index % width, index / width)
    var alike = -1
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1) {
        if Self.levels(pixels[row * width + column], pixels[index]) <= levels { alike += 1 }
      }
    }
    return alike >= 3
  }
}
