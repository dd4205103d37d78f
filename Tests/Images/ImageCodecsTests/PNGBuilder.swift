import Foundation
import ProfileBuilding

/// Writes uncompressed PNG files of any kind byte by byte, independently of the library.
struct PNGBuilder {
  /// The header's numbers; the colour type's bits are palette 1, colour 2, alpha 4.
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = 2
  var isInterlaced = false
  /// The filter number of every row. The samples are written as given, without filtering.
  var filter: UInt8 = 0
  var chunks: [(name: String, contents: [UInt8])] = []

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The file with the samples of `sample`, one per channel.
  func file(_ sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> Data {
    // Adam7: where each pass begins, and its steps.
    let passes: [(x: Int, y: Int, dx: Int, dy: Int)] =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for pass in passes where pass.x < width {
      for y in stride(from: pass.y, to: height, by: pass.dy) {
        var bits: [UInt8] = []
        for x in stride(from: pass.x, to: width, by: pass.dx) {
          for channel in 0..<channels {
            let value = sample(x, y, channel)
            bits += (0..<bitDepth).reversed().map { UInt8(value >> $0 & 1) }
          }
        }
        rows.append(filter)
        rows += stride(from: 0, to: bits.count, by: 8).map { start in
          (0..<8).reduce(UInt8(0)) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
        }
      }
    }
    return file(stream: Self.stored(rows))
  }

  /// The file with `stream` as its pixels.
  func file(stream: [UInt8]) -> Data {
    let header =
      Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk("IHDR", header)
    for chunk in chunks { bytes += Self.chunk(chunk.name, chunk.contents) }
    bytes += Self.chunk("IDAT", stream) + Self.chunk("IEND", [])
    return Data(bytes)
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(bytes.count, 1), by: 65_535) {
      let part = bytes[start..<min(start + 65_535, bytes.count)]
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      stream += [start + part.count == bytes.count ? 1 : 0, low, high, ~low, ~high] + part
    }
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + contents
    return bigEndian(contents.count) + checked + bigEndian(checksum(checked))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  /// CRC-32, as in PNG.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~remainder)
  }
}

/// The chunks of a finished file, by name and contents.
func pngChunks(of file: Data) -> [(name: String, contents: [UInt8])] {
  let bytes = [UInt8](file)
  var chunks: [(String, [UInt8])] = []
  var at = 8
  while at + 12 <= bytes.count {
    let count = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    guard at + 12 + count <= bytes.count else { break }
    chunks.append((String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), Array(bytes[at + 8..<at + 8 + count])))
    at += 12 + count
  }
  return chunks
}

extension ProfileBuilder {
  /// The contents of an iCCP chunk.
  static func chunk(_ profile: Data) -> [UInt8] { Array("test\0\0".utf8) + PNGBuilder.stored([UInt8](profile)) }
}
