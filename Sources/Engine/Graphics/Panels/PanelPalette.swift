/// The colours that a panel such as e-ink can show.
package struct PanelPalette: Hashable, Sendable {
  /// As on the command line: `gray4`, or the colours, `#000000,#FFFFFF,#FF0000`.
  package let name: String
  /// `0xRRGGBB`. A pixel's number in raw planes and in files with a palette is its position here.
  package let colors: [UInt32]
  /// Whether all colours are greys at equal distances, from black to white.
  package let isGray: Bool

  /// The largest number of colours.
  package static let maximumCount = 256

  private init(_ name: String, _ colors: [UInt32]) {
    (self.name, self.colors) = (name, colors)
    isGray = colors == Self.grays(colors.count)
  }

  /// A palette of other colours; nil for fewer than two, more than ``maximumCount``, or equal ones.
  package init?(colors: [ResolvedColor]) {
    guard (2...Self.maximumCount).contains(colors.count), Set(colors).count == colors.count else { return nil }
    self.init(
      colors.map { String($0.description.prefix(7)) }.joined(separator: ","), colors.map(\.bytes))
  }

  /// The bits of a pixel's number: 1, 2, 4 or 8.
  package var bitsPerPixel: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

  /// Whether it has greys between black and white, so that edges can be smooth.
  package var hasMidtones: Bool {
    colors.contains { color in
      let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
      return red == green && green == blue && red > 0 && red < 255
    }
  }

  /// A smaller palette that the same display can show: fewer greys, or none of its hues; nil if there is none.
  package var coarser: PanelPalette? {
    if self == .manyColors { return .gray16 }
    let smaller = isGray ? [.gray16, .gray4, .blackAndWhite] : [PanelPalette.blackAndWhite]
    return smaller.first { $0.colors.count < colors.count && Set($0.colors).isSubset(of: colors) }
  }

  private static func grays(_ count: Int) -> [UInt32] {
    guard count > 1 else { return [] }
    return (0..<count).map { UInt32($0 * 255 / (count - 1)) * 0x010101 }
  }

  package static let blackAndWhite = PanelPalette("bw", grays(2))
  package static let gray4 = PanelPalette("gray4", grays(4))
  package static let gray16 = PanelPalette("gray16", grays(16))
  package static let gray256 = PanelPalette("gray256", grays(256))
  package static let blackWhiteRed = PanelPalette("bwr", [0x000000, 0xFFFFFF, 0xFF0000])
  package static let blackWhiteYellow = PanelPalette("bwy", [0x000000, 0xFFFFFF, 0xFFFF00])
  package static let blackWhiteRedYellow = PanelPalette("bwry", [0x000000, 0xFFFFFF, 0xFF0000, 0xFFFF00])
  package static let sixColors = PanelPalette(
    "6color", [0x000000, 0xFFFFFF, 0xFF0000, 0xFFFF00, 0x0000FF, 0x00FF00])
  package static let sevenColors = PanelPalette(
    "7color", [0x000000, 0xFFFFFF, 0x00FF00, 0x0000FF, 0xFF0000, 0xFFFF00, 0xFF8000])

  /// For displays with all colours and small files: six steps of red, green and blue, and greys between them.
  package static let manyColors: PanelPalette = {
    var colors: [UInt32] = []
    for red in UInt32(0)..<6 {
      for green in UInt32(0)..<6 {
        for blue in UInt32(0)..<6 { colors.append((red << 16 | green << 8 | blue) * 51) }
      }
    }
    for level in UInt32(1)..<15 where level % 3 != 0 { colors.append(level * 17 * 0x010101) }
    return PanelPalette("many", colors)
  }()

  /// The palettes that have names.
  package static let named = [
    blackAndWhite, gray4, gray16, gray256, blackWhiteRed, blackWhiteYellow, blackWhiteRedYellow, sixColors, sevenColors,
    manyColors,
  ]
}

extension ResolvedColor {
  /// The nearest colour of 8 bits, without alpha: `0xRRGGBB`.
  package var bytes: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }

  /// Creates an opaque colour of `0xRRGGBB`.
  package init(bytes: UInt32) {
    self.init(bytes: Int(bytes >> 16 & 0xFF), Int(bytes >> 8 & 0xFF), Int(bytes & 0xFF))
  }
}
