package import Foundation
package import Graphics

/// The memory of a panel's controller: packed pixels without a header.
package enum RawPlanes {
  /// Greys in one plane of 1, 2, 4 or 8 bits, black as 0. Black, white and one or two more colours in planes of one bit:
  /// first black, as 0, then each colour, as 0 where it is shown, as the controllers of such panels read them. Six and seven
  /// colours in one plane of 4 bits, by the numbers of the controllers of such panels; other palettes by their own.
  package static func encode(_ picture: PanelPixels) -> Data {
    let palette = picture.palette
    if let numbers = controllerNumbers[palette] {
      return Data(picture.packed(bits: palette.bitsPerPixel) { numbers[Int($0)] })
    }
    guard !palette.isGray, (3...4).contains(palette.colors.count), palette.colors.prefix(2) == [0x000000, 0xFFFFFF]
    else {
      return Data(picture.packed(bits: palette.bitsPerPixel))
    }
    let planes = [0] + (2..<palette.colors.count)
    return Data(planes.flatMap { shown in picture.packed(bits: 1) { Int($0) == shown ? 0 : 1 } })
  }

  /// The numbers of the colours in the memory of Spectra 6. ACeP has those of its palette.
  private static let controllerNumbers: [PanelPalette: [UInt8]] = [
    .sixColors: [0, 1, 3, 2, 5, 6]
  ]
}
