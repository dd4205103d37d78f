/// Tells pixels that differ only in how an edge was smoothed from those in which something changed.
///
/// A pixel is one of a smoothed edge where it lies between two flat grounds on opposite sides, up to two pixels away,
/// and its colour is a mixture of theirs. Its difference is one of smoothing where the grounds are the same in both
/// pictures and the mixtures are nearly so. This is narrower than the rule of pixelmatch (V. Vyšniauskas, "Anti-aliased
/// pixel and intensity slope detector", 2009), which asks neither for the same grounds nor for like mixtures and so
/// can pass over thin strokes that are gone.
enum SmoothedEdge {
  /// Levels by which pixels of one ground may differ: it may be a gradient.
  private static let groundLevels = 4
  /// The squared distance, over four channels, by which a mixture may miss the line between its grounds.
  private static let mixtureSquare = 12.0 * 12
  private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]
  private static let reaches = 1...2

  /// Whether the pictures' difference at `x`, `y` is one of smoothing.
  static func explains(_ x: Int, _ y: Int, of pair: PixelPair) -> Bool {
    let index = y * pair.width + x
    for (dx, dy) in directions {
      for near in reaches {
        guard let one = ground(x + near * dx, y + near * dy, of: pair) else { continue }
        for far in reaches {
          guard let other = ground(x - far * dx, y - far * dy, of: pair),
            let old = share(of: pair.reference, at: index, from: one, to: other),
            let new = share(of: pair.candidate, at: index, from: one, to: other), areAlike(old, new)
          else { continue }
          return true
        }
      }
    }
    return false
  }

  /// The index of the pixel, where both pictures are flat around it and in one colour.
  private static func ground(_ x: Int, _ y: Int, of pair: PixelPair) -> Int? {
    guard x >= 0, y >= 0, x < pair.width, y < pair.height else { return nil }
    let index = y * pair.width + x
    guard PixelPair.levels(pair.reference[index], pair.candidate[index]) <= groundLevels,
      pair.isFlat(pair.reference, x, y, levels: groundLevels), pair.isFlat(pair.candidate, x, y, levels: groundLevels)
    else { return nil }
    return index
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
  /// Whether three neighbours or more have the pixel's colour: a line of one pixel's width is no ground.
  fileprivate func isFlat(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, levels: Int) -> Bool {
    let color = pixels[y * width + x]
    var alike = -1
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1)
      where Self.levels(pixels[row * width + column], color) <= levels {
        alike += 1
      }
    }
    return alike >= 3
  }
}
