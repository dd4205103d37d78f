import Foundation
import Graphics

/// A gray JPEG of one colour, with one bit per block, so that pictures of many megapixels are small files.
struct FlatJPEG {
  var size: PixelSize
  /// Each component has all of its samples.
  var componentCount = 1
  /// All scans have the same content.
  var scanCount = 1
  /// Meaningless bytes between segments, which a decoder skips.
  var oddityCount = 0

  /// The file. It is always progressive.
  var data: Data {
    let components = (1...UInt8(componentCount)).map { [$0] }
    var bytes: [UInt8] = [0xFF, 0xD8]
    for _ in 0..<oddityCount { bytes += [0x00] + Self.segment(0xFE, []) }
    bytes += Self.segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
    let sides: [UInt8] = [size.height, size.width].flatMap { side in [UInt8(side >> 8), UInt8(side & 0xFF)] }
    bytes += Self.segment(0xC2, [8] + sides + [UInt8(componentCount)] + components.flatMap { $0 + [0x11, 0] })
    // One code of one bit: no difference from the previous block.
    bytes += Self.segment(0xC4, [0, 1] + [UInt8](repeating: 0, count: 15) + [0])
    let blocks = componentCount * ((size.width + 7) / 8) * ((size.height + 7) / 8)
    for _ in 0..<scanCount {
      bytes += Self.segment(0xDA, [UInt8(componentCount)] + components.flatMap { $0 + [0] } + [0, 0, 0])
      bytes += [UInt8](repeating: 0, count: (blocks + 7) / 8)
    }
    return Data(bytes + [0xFF, 0xD9])
  }

  private static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let count = contents.count + 2
    return [0xFF, marker, UInt8(count >> 8), UInt8(count & 0xFF)] + contents
  }
}
