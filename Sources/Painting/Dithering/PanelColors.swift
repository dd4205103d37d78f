package import Graphics

/// The colours of a palette, for comparing and mixing.
package struct PanelColors: Sendable {
  package let palette: PanelPalette
  /// Linear red, green and blue, 0…1.
  let linear: [SIMD4<Float>]
  private let perceived: [Oklab]
  private let luminances: [Double]

  package init(_ palette: PanelPalette) {
    self.palette = palette
    linear = palette.colors.map(LinearLight.color)
    perceived = palette.colors.map { Oklab(ResolvedColor(bytes: $0)) }
    luminances = palette.colors.map { ResolvedColor(bytes: $0).luminance }
  }

  package subscript(number: Int) -> ResolvedColor { ResolvedColor(bytes: palette.colors[number]) }

  package var count: Int { palette.colors.count }

  /// The number of a colour that the palette has.
  package func number(of color: UInt32) -> Int? { palette.colors.firstIndex(of: color) }

  /// The number of the colour that looks most like `color`, among those that `isAllowed`; nil if it allows none.
  ///
  /// A grey stays a grey, and a hue becomes a similar one or a grey: a palette with red has none for blue.
  package func nearest(to color: ResolvedColor, where isAllowed: (Int) -> Bool = { _ in true }) -> Int? {
    let wanted = Oklab(color)
    return palette.colors.indices.filter { perceived[$0].isLike(wanted) && isAllowed($0) }.min {
      wanted.squaredDistance(to: perceived[$0]) < wanted.squaredDistance(to: perceived[$1])
    }
  }

  /// The number of the grey for a large area in a grey, which keeps the contrast of what is on it: the dark grounds of
  /// dark colour schemes are black, although they look halfway to a dark grey. Nil for hues.
  package func nearestGround(to color: ResolvedColor) -> Int? {
    guard !color.hasHue else { return nil }
    return palette.colors.indices.filter { !perceived[$0].hasHue }.min {
      self[$0].contrast(with: color) < self[$1].contrast(with: color)
    }
  }

  /// The number of the lightest colour: the paper.
  package var paper: Int { palette.colors.indices.max { luminances[$0] < luminances[$1] } ?? 0 }

  /// The contrast of a colour of the palette with another, from 1 to 21, as the Web Content Accessibility Guidelines
  /// define it.
  package func contrast(_ number: Int, with color: ResolvedColor) -> Double {
    ResolvedColor.contrast(luminances[number], color.luminance)
  }

  /// The number of the colour with the highest contrast.
  package func mostVisible(on color: ResolvedColor) -> Int {
    palette.colors.indices.max { contrast($0, with: color) < contrast($1, with: color) } ?? 0
  }

  /// The number of the colour that is nearest in linear light.
  func nearest(toLinear color: SIMD4<Float>) -> Int {
    var (best, least) = (0, Float.infinity)
    for number in linear.indices {
      let difference = color - linear[number]
      let distance = (difference * difference * Self.weights).sum()
      if distance < least { (best, least) = (number, distance) }
    }
    return best
  }

  /// How much errors in red, green and blue are seen.
  private static let weights = SIMD4<Float>(0.3, 0.6, 0.1, 0)
}

extension ResolvedColor {
  /// Relative luminance, 0…1, of the colour without its alpha.
  package var luminance: Double {
    let weights = ColorFilter.luminance
    return weights.red * TransferCurve.linear(red) + weights.green * TransferCurve.linear(green)
      + weights.blue * TransferCurve.linear(blue)
  }

  package func contrast(with other: ResolvedColor) -> Double { Self.contrast(luminance, other.luminance) }

  fileprivate static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// How different two opaque colours look: about 0.02 is just visible, 1 is black and white.
  package func difference(from other: ResolvedColor) -> Double {
    Oklab(self).squaredDistance(to: Oklab(other)).squareRoot()
  }

  /// Whether the colour is not nearly grey.
  package var hasHue: Bool { Oklab(self).hasHue }
}

extension Oklab {
  fileprivate var hasHue: Bool { chroma > 0.05 }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// Whether the colour may stand for `other`: it is grey, or its hue is at most 60 degrees away.
  fileprivate func isLike(_ other: Oklab) -> Bool {
    guard hasHue else { return true }
    return other.hasHue && (a * other.a + b * other.b) >= 0.5 * chroma * other.chroma
  }
}

/// Linear light of colours with 8 bits per component.
enum LinearLight {
  private static let table = (0..<256).map { Float(TransferCurve.linear(Double($0) / 255)) }

  /// The linear components of `0xRRGGBB`; higher bits are ignored.
  static func color(_ bytes: UInt32) -> SIMD4<Float> {
    SIMD4(table[Int(bytes >> 16 & 0xFF)], table[Int(bytes >> 8 & 0xFF)], table[Int(bytes & 0xFF)], 0)
  }

  /// The grey of the same luminance.
  static func gray(_ bytes: UInt32) -> SIMD4<Float> {
    let color = color(bytes)
    let level = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    return SIMD4(level, level, level, 0)
  }
}
