import Foundation
import Graphics
import ImageCodecs

/// Images and files for the tests.
enum CoverSubject {
  static func bitmap(_ width: Int, _ height: Int, isOpaque: Bool = true, color: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: isOpaque) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = color(x, y) }
      }
    }
  }

  static func greys(_ values: UInt32...) -> Bitmap {
    bitmap(values.count, 1) { x, _ in 0xFF00_0000 | values[x] * 0x01_0101 }
  }

  /// The blue bytes of the first row, enough for gray images.
  static func greys(of bitmap: Bitmap) -> [UInt32] { (0..<bitmap.pixelSize.width).map { bitmap[$0, 0] & 255 } }

  /// Smooth, with every corner different.
  static func gradient(_ width: Int, _ height: Int) -> Bitmap {
    bitmap(width, height) { x, y in 0xFF00_0080 | UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8 }
  }

  static func jpeg(_ width: Int, _ height: Int, quality: Double = 0.9) throws -> Data {
    try JPEGEncoder.encode(gradient(width, height), quality: quality)
  }

  /// `jpeg` with Exif data of that orientation and `padding` unused bytes.
  static func oriented(_ orientation: UInt8, padding: Int = 0, _ jpeg: Data) -> Data {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let payload = Array("Exif\0\0".utf8) + tiff + [UInt8](repeating: 1, count: padding)
    let length = payload.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload + jpeg.dropFirst(2)
  }

  /// The contents of a temporary file, which is deleted when `body` returns.
  static func withDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "artwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try body(directory)
  }

  /// The largest difference of any channel of two pixels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}
