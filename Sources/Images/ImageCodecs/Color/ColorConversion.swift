/// Converts rows of pixels from a profile's colours to sRGB. Colours out of gamut are clipped.
package struct ColorConversion: Sendable {
  private enum Way {
    case sums(ColorSums)
    case table(ColorTable)
  }

  private let way: Way

  /// `nil` if the profile is equivalent to sRGB.
  package init?(from profile: ColorProfile) {
    if case .table(let table) = profile.model {
      way = .table(table)
    } else if let sums = ColorSums(profile.model) {
      way = .sums(sums)
    } else {
      return nil
    }
  }

  /// Whether the pixels are cyan, magenta, yellow and black, with 255 for full ink.
  var isOfInks: Bool {
    guard case .table(let table) = way else { return false }
    return table.axes.count == 4
  }

  /// Converts straight pixels in place. Alpha is unchanged; CMYK pixels become opaque.
  package func convert(_ row: PixelRow) {
    switch way {
    case .sums(let sums): sums.convert(row)
    case .table(let table): table.convert(row)
    }
  }
}
