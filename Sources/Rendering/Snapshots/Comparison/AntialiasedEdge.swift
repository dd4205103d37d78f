/// Distinguishes changes of an edge's antialiasing from other changes.
///
/// A pixel belongs to an antialiased edge if it lies between two flat areas on opposite sides, up to two pixels away,
/// and its colour is a mixture of theirs. Its difference is due to antialiasing if the areas are the same in both
/// images and the mixtures are similar. This is stricter than pixelmatch (V. Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009), which requires neither equal areas nor similar mixtures and can accept the loss
/// of thin strokes.
enum AntialiasedEdge {
  /// The maximum difference of pixels in one area, which may be a gradient.
  private static let groundLevels = 4
  /// The squared distance, over four channels, by which a mixture may miss the line between its areas.
  private static let mixtureSquare = 12.0 * 12
  private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]
  private static let reaches = 1...2

  /// Whether the difference at `x`, `y` is due to antialiasing.
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

  /// The index of the pixel if both images are flat around it and have the same colour.
  private static func ground(_ x: Int, _ y: Int, of pair: PixelPair) -> Int? {
    guard x >= 0, y >= 0, x < pair.width, y < pair.height else { return nil }
    let index = y * pair.width + x
    guard PixelPair.levels(pair.reference[index], pair.candidate[index]) <= groundLevels,
      pair.isFlat(pair.reference, x, y, levels: groundLevels), pair.isFlat(pair.candidate, x, y, levels: groundLevels)
    else { return nil }
    return index
  }

  /// The limit is a sixteenth if one of them is not mixed: a faint line next to an edge is more than antialiasing.
  private static func areAlike(_ old: Double, _ new: Double) -> Bool {
    let mixed = 1.0 / 16...15.0 / 16
    return abs(old - new) <= (mixed.contains(old) && mixed.contains(new) ? 0.25 : 0.0625)
  }

  /// The fraction of the second area in the mixture, 0…1; `nil` if it is not a mixture.
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
  /// Whether at least three neighbours have the pixel's colour: a line of one pixel's width is not an area.
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
