/// The colour distances of pixels. Recent results are cached, as images have few colours.
struct PixelDistances {
  private static let slots = 4096
  private var pairs = [UInt64](repeating: 0, count: slots)
  private var known = [Double](repeating: 0, count: slots)

  /// The CIEDE2000 distance of two premultiplied pixels, the larger of those over white and over black.
  mutating func distance(_ a: UInt32, _ b: UInt32) -> Double {
    guard a != b else { return 0 }
    let pair = UInt64(a) << 32 | UInt64(b)
    let slot = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 52)
    if pairs[slot] == pair { return known[slot] }
    let distance = Self.measure(a, b)
    (pairs[slot], known[slot]) = (pair, distance)
    return distance
  }

  private static func measure(_ a: UInt32, _ b: UInt32) -> Double {
    let overBlack = LabColor(sRGB: a).distance(to: LabColor(sRGB: b))
    guard a >> 24 != 255 || b >> 24 != 255 else { return overBlack }
    return max(overBlack, LabColor(sRGB: overWhite(a)).distance(to: LabColor(sRGB: overWhite(b))))
  }

  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    // A channel above its alpha is invalid, and is clamped.
    func channel(_ shift: UInt32) -> UInt32 { min(pixel >> shift & 0xFF + rest, 255) << shift }
    return channel(16) | channel(8) | channel(0)
  }
}
