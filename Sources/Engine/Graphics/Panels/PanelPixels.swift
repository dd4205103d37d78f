/// The pixels of a panel: for each the number of its colour.
package struct PanelPixels: Sendable {
  package let palette: PanelPalette
  package let size: PixelSize
  /// Row by row from the top.
  package let numbers: [UInt8]

  private init(_ palette: PanelPalette, _ size: PixelSize, _ numbers: [UInt8]) {
    (self.palette, self.size, self.numbers) = (palette, size, numbers)
  }

  /// The numbers of the colours of `bitmap`; nil if it has others.
  package init?(_ bitmap: Bitmap, _ palette: PanelPalette) {
    let known = Dictionary(palette.colors.enumerated().map { ($1, UInt8($0)) }) { first, _ in first }
    var numbers: [UInt8] = []
    numbers.reserveCapacity(bitmap.pixelSize.area)
    let isKnown = bitmap.withBytes { bytes in
      var (last, number): (UInt32?, UInt8) = (nil, 0)
      for pixel in bytes.bindMemory(to: UInt32.self) {
        if pixel != last {
          guard pixel >> 24 == 255, let found = known[pixel & 0xFF_FFFF] else { return false }
          (last, number) = (pixel, found)
        }
        numbers.append(number)
      }
      return true
    }
    guard isKnown, numbers.count == bitmap.pixelSize.area else { return nil }
    self.init(palette, bitmap.pixelSize, numbers)
  }

  /// The picture turned clockwise.
  package func rotated(_ turn: QuarterTurn) -> PanelPixels {
    let (width, height) = (size.width, size.height)
    let turned = turn.swapsSides ? PixelSize(width: height, height: width) : size
    guard turn != .none else { return self }
    var result = [UInt8](repeating: 0, count: numbers.count)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let source =
          switch turn {
          case .none: y * width + x
          case .right: (height - 1 - x) * width + y
          case .half: (height - 1 - y) * width + width - 1 - x
          case .left: x * width + width - 1 - y
          }
        result[y * turned.width + x] = numbers[source]
      }
    }
    return PanelPixels(palette, turned, result)
  }

  /// The numbers in rows of whole bytes, packed from the highest bit.
  ///
  /// - Parameters:
  ///   - bits: 1, 2, 4 or 8.
  ///   - alignment: Rows become a multiple of so many bytes, filled up with zeros (default: 1).
  ///   - value: What is packed for a number (default: the number).
  package func packed(bits: Int, alignment: Int = 1, _ value: (UInt8) -> UInt8 = { $0 }) -> [UInt8] {
    let values = (0..<UInt8(palette.colors.count - 1)).map(value) + [value(UInt8(palette.colors.count - 1))]
    let rowBytes = ((size.width * bits + 7) / 8 + alignment - 1) / alignment * alignment
    var result = [UInt8](repeating: 0, count: rowBytes * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let bit = x * bits
        result[y * rowBytes + bit / 8] |= values[Int(numbers[y * size.width + x])] << UInt8(8 - bits - bit % 8)
      }
    }
    return result
  }
}

/// How far a picture is turned clockwise for a panel that is mounted otherwise.
package enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// Whether width and height change places.
  package var swapsSides: Bool { self == .right || self == .left }
}
