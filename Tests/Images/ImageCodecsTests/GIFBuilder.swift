import Foundation

/// Writes GIF files byte by byte, independently of the decoder.
struct GIFBuilder {
  var width: Int
  var height: Int
  /// The first frame, if it is not the whole canvas.
  var frame: (left: Int, top: Int, width: Int, height: Int)?
  /// `0xRRGGBB`: 2, 4, … 256 of them.
  var palette: [UInt32] = [0x000000, 0xFFFFFF, 0xFF0000, 0x0000FF]
  /// The frame's palette.
  var localPalette: [UInt32]?
  var transparent: UInt8?
  var isInterlaced = false
  /// The number of bits of the first codes, minus one, if there are more than the palette needs.
  var rootSize = 2
  /// The number of codes before the table is reset; 0 defines none.
  var longestTable = 4096

  /// The file with the palette indices of `index`, in the frame's coordinates.
  func file(_ index: (_ x: Int, _ y: Int) -> Int) -> Data {
    let frame = frame ?? (0, 0, width, height)
    var bytes = Array("GIF89a".utf8) + Self.short(width) + Self.short(height)
    bytes += [0x80 | Self.bits(palette), 0, 0] + Self.colors(palette)
    if let transparent { bytes += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }
    bytes += [0x21, 0xFE, 3] + Array("hey".utf8) + [0]
    bytes += [0x2C] + [frame.left, frame.top, frame.width, frame.height].flatMap(Self.short)
    let own = localPalette.map { 0x80 | Self.bits($0) } ?? 0
    bytes += [own | (isInterlaced ? 0x40 : 0)] + (localPalette.map(Self.colors) ?? [])
    let passes = isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    let rows = passes.flatMap { Array(stride(from: $0.0, to: frame.height, by: $0.1)) }
    let indices = rows.flatMap { y in (0..<frame.width).map { index($0, y) } }
    let root = max(rootSize, Int(Self.bits(localPalette ?? palette)) + 1)
    bytes.append(UInt8(root))
    let packed = packed(indices, root: root)
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      bytes += [UInt8(block.count)] + block
    }
    return Data(bytes + [0, 0x3B])
  }

  private func packed(_ indices: [Int], root: Int) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), 0, 0)
    var (size, next) = (root + 1, (1 << root) + 2)
    var table: [[Int]: Int] = [:]
    func write(_ code: Int) {
      bits |= code << count
      count += size
      while count >= 8 {
        bytes.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    func code(_ string: [Int]) -> Int { string.count == 1 ? string[0] : table[string] ?? 0 }
    write(1 << root)
    var string: [Int] = []
    for index in indices {
      if string.isEmpty || table[string + [index]] != nil {
        string.append(index)
        continue
      }
      write(code(string))
      if next < longestTable {
        table[string + [index]] = next
        next += 1
        // The reader is one string behind.
        if next > 1 << size, size < 12 { size += 1 }
      } else {
        write(1 << root)
        (size, next, table) = (root + 1, (1 << root) + 2, [:])
      }
      string = [index]
    }
    if !string.isEmpty { write(code(string)) }
    write((1 << root) + 1)
    if count > 0 { bytes.append(UInt8(bits & 255)) }
    return bytes
  }

  private static func bits(_ palette: [UInt32]) -> UInt8 { UInt8(palette.count.trailingZeroBitCount - 1) }

  private static func colors(_ palette: [UInt32]) -> [UInt8] {
    palette.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}
