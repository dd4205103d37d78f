import Foundation
import Graphics
import ImageCodecs

/// Changes a JPEG's bytes, for tests of the decoder.
enum JPEGSurgery {
  /// `jpeg` with a segment after its start marker.
  static func inserting(marker: UInt8, payload: [UInt8], into jpeg: Data) -> Data {
    let length = payload.count + 2
    var result = Data(jpeg.prefix(2))
    result += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
    result += payload
    result += jpeg.dropFirst(2)
    return result
  }

  /// `jpeg` with Exif data that contain only `orientation`.
  static func withOrientation(_ orientation: UInt16, bigEndian: Bool = true, in jpeg: Data) -> Data {
    inserting(marker: 0xE1, payload: Array("Exif\0\0".utf8) + tiff(orientation, bigEndian: bigEndian), into: jpeg)
  }

  /// A TIFF structure with one directory of one entry.
  static func tiff(_ orientation: UInt16, bigEndian: Bool = true) -> [UInt8] {
    func short(_ value: UInt16) -> [UInt8] {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      return bigEndian ? bytes : bytes.reversed()
    }
    func long(_ value: UInt16) -> [UInt8] { bigEndian ? [0, 0] + short(value) : short(value) + [0, 0] }
    let header = Array((bigEndian ? "MM" : "II").utf8) + short(42) + long(8)
    return header + short(1) + short(0x0112) + short(3) + long(1) + short(orientation) + [0, 0] + long(0)
  }

  /// `jpeg` whose frame header claims another size.
  static func claiming(_ size: PixelSize, in jpeg: Data) -> Data {
    var bytes = [UInt8](jpeg)
    for index in bytes.indices.dropLast(8)
    where bytes[index] == 0xFF && (bytes[index + 1] == 0xC0 || bytes[index + 1] == 0xC2) {
      bytes.replaceSubrange(
        index + 5..<index + 9,
        with: [
          UInt8(size.height >> 8), UInt8(size.height & 255), UInt8(size.width >> 8), UInt8(size.width & 255),
        ])
      return Data(bytes)
    }
    return Data()
  }

  /// `jpeg` with its last scan repeated `count` times.
  static func repeatingLastScan(_ count: Int, in jpeg: Data) -> Data {
    guard let start = jpeg.range(of: Data([0xFF, 0xDA]), options: .backwards)?.lowerBound else { return Data() }
    let scan = jpeg[start..<jpeg.endIndex - 2]
    return (0..<count - 1).reduce(into: Data(jpeg.dropLast(2))) { bytes, _ in bytes += scan } + [0xFF, 0xD9]
  }

  /// `jpeg` without its last scan.
  static func droppingLastScan(of jpeg: Data) -> Data {
    guard let start = jpeg.range(of: Data([0xFF, 0xDA]), options: .backwards)?.lowerBound else { return Data() }
    return jpeg[..<start] + [0xFF, 0xD9]
  }
}

enum JPEGSubject {
  static func bitmap(_ width: Int, _ height: Int, color: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = 0xFF00_0000 | color(x, y) }
      }
    }
  }

  /// Smooth and colourful: compression changes it little.
  static func gradient(_ width: Int, _ height: Int) -> Bitmap {
    bitmap(width, height) { x, y in
      UInt32(x * 255 / width) << 16 | UInt32(y * 255 / height) << 8 | UInt32(128 + x * 64 / width)
    }
  }

  /// Noisy: every part of the image needs some bytes.
  static func noise(_ width: Int, _ height: Int) -> Bitmap {
    var state: UInt32 = 12345
    return bitmap(width, height) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
  }

  /// Red, green, blue and white in the four corners of a landscape image: every orientation looks different.
  static let corners = bitmap(32, 16) { x, y in
    switch (x < 16, y < 8) {
    case (true, true): 0xFF0000
    case (false, true): 0x00FF00
    case (true, false): 0x0000FF
    case (false, false): 0xFFFFFF
    }
  }

  /// The largest difference of any channel of two pixels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}
