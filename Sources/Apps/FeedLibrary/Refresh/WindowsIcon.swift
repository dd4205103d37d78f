import Foundation
internal import Graphics

/// Windows icons (`favicon.ico`): a directory of images, each a PNG or a BMP without its file header.
///
/// Follows Microsoft's ICONDIR and BITMAPINFOHEADER; uncompressed images of 1, 4, 8, 24 and 32 bits.
enum WindowsIcon {
  enum DrawableImage {
    /// A complete PNG file.
    case file(Data)
    case bitmap(Bitmap)
  }

  /// The largest readable image; nil if the data are not an icon.
  static func picture(in data: Data) -> DrawableImage? {
    let bytes = [UInt8](data)
    guard word(bytes, 0) == 0, word(bytes, 2) == 1, let count = word(bytes, 4), (1...64).contains(count) else {
      return nil
    }
    let entries = (0..<count).compactMap { index -> (area: Int, depth: Int, bytes: ArraySlice<UInt8>)? in
      let start = 6 + index * 16
      guard start + 16 <= bytes.count, let depth = word(bytes, start + 6) else { return nil }
      guard let size = long(bytes, start + 8), let offset = long(bytes, start + 12) else { return nil }
      guard offset <= bytes.count, size <= bytes.count - offset else { return nil }
      // 0 stands for 256.
      let sides = [bytes[start], bytes[start + 1]].map { $0 == 0 ? 256 : Int($0) }
      return (sides[0] * sides[1], depth, bytes[offset..<offset + size])
    }
    for entry in entries.sorted(by: { ($0.area, $0.depth) > ($1.area, $1.depth) }) {
      if entry.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .file(Data(entry.bytes)) }
      if let bitmap = bitmap(Array(entry.bytes)) { return .bitmap(bitmap) }
    }
    return nil
  }

  private static func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    guard let header = long(bytes, 0), (40...256).contains(header), let width = long(bytes, 4),
      let doubled = long(bytes, 8), let depth = word(bytes, 14), long(bytes, 16) == 0, let used = long(bytes, 32)
    else { return nil }
    let height = doubled / 2
    guard (1...256).contains(width), (1...256).contains(height), [1, 4, 8, 24, 32].contains(depth) else { return nil }
    let colors = depth > 8 ? 0 : used == 0 ? 1 << depth : min(used, 1 << depth)
    let start = header + colors * 4
    let row = (width * depth + 31) / 32 * 4
    let maskRow = (width + 31) / 32 * 4
    let mask = start + row * height
    guard mask <= bytes.count else { return nil }
    let hasMask = mask + maskRow * height <= bytes.count
    let hasAlpha =
      depth == 32 && (0..<width * height).contains { bytes[start + $0 * 4 + 3] != 0 }
    let pixel = { (x: Int, y: Int) -> UInt32 in
      // Rows are stored from bottom to top.
      let line = height - 1 - y
      let color: UInt32
      if depth >= 24 {
        let at = start + line * row + x * depth / 8
        color = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
        if hasAlpha { return premultiplied(color, alpha: UInt32(bytes[at + 3])) }
      } else {
        let bit = x * depth
        let index = Int(bytes[start + line * row + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
        guard index < colors else { return 0 }
        let at = header + index * 4
        color = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      }
      let isClear = hasMask && bytes[mask + line * maskRow + x / 8] >> (7 - x % 8) & 1 == 1
      return isClear ? 0 : color | 0xFF00_0000
    }
    return Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: false) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          pixels.storeBytes(of: pixel(x, y), toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  private static func premultiplied(_ color: UInt32, alpha: UInt32) -> UInt32 {
    [0, 8, 16].reduce(alpha << 24) { sum, shift in
      let part = (color >> shift) & 0xFF
      return sum | ((part * alpha + 127) / 255) << shift
    }
  }

  /// Two bytes, little-endian; nil beyond the end.
  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int? {
    offset + 2 <= bytes.count ? Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 : nil
  }

  /// Four bytes, little-endian; nil beyond the end.
  private static func long(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard let low = word(bytes, offset), let high = word(bytes, offset + 2) else { return nil }
    return low | high << 16
  }
}
