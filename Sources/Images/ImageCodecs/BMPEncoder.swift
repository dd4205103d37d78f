package import Foundation
package import Graphics

/// Writes Windows bitmaps with a palette: what small devices read.
package enum BMPEncoder {
  /// Encodes `picture` with 1, 4 or 8 bits per pixel, uncompressed, rows from the bottom.
  ///
  /// With two colours, the file has 62 bytes before its pixels, which are all that many devices accept. Equal pictures give
  /// equal bytes.
  package static func encode(_ picture: PanelPixels) -> Data {
    // BMP has 1, 4 and 8 bits, not 2.
    let bits = picture.palette.bitsPerPixel == 2 ? 4 : picture.palette.bitsPerPixel
    let colors = picture.palette.colors
    let rows = picture.packed(bits: bits, alignment: 4)
    let rowBytes = rows.count / max(picture.size.height, 1)
    let start = 14 + 40 + 4 * colors.count
    var file = Data("BM".utf8)
    func append(_ value: Int, bytes: Int = 4) {
      for shift in 0..<bytes { file.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
    append(start + rows.count)
    append(0)
    append(start)
    // BITMAPINFOHEADER: its size, width, height, planes, bits, no compression, the size of the pixels.
    append(40)
    append(picture.size.width)
    append(picture.size.height)
    append(1, bytes: 2)
    append(bits, bytes: 2)
    append(0)
    append(rows.count)
    // 72 pixels per inch.
    append(2835)
    append(2835)
    append(colors.count)
    append(0)
    for color in colors { append(Int(color)) }
    for row in (0..<picture.size.height).reversed() {
      file.append(contentsOf: rows[row * rowBytes..<(row + 1) * rowBytes])
    }
    return file
  }
}
