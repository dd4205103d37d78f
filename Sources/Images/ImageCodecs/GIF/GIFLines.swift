internal import Graphics

/// The lines of a GIF's frame, from the top, as palette indices.
struct GIFLines {
  private var codes: GIFCodes
  private let header: GIFHeader
  private var line: [UInt8]
  /// The whole frame, for interlaced files.
  private var whole: [UInt8] = []

  init(_ bytes: UnsafeRawBufferPointer, header: GIFHeader) {
    self.header = header
    codes = GIFCodes(bytes, at: header.pixels)
    line = Array(repeating: 0, count: header.frame.size.width)
  }

  /// Passes line `y` to `body`. Lines must be read in order, from 0.
  mutating func read(_ y: Int, _ body: (ArraySlice<UInt8>) -> Void) throws(GIFError) {
    let size = header.frame.size
    guard header.isInterlaced else {
      try Self.fill(&line, 0..<size.width, from: &codes, row: y, of: size.height)
      body(line[...])
      return
    }
    if whole.isEmpty {
      whole = Array(repeating: 0, count: size.area)
      var done = 0
      for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
        for row in stride(from: first, to: size.height, by: step) {
          try Self.fill(
            &whole, row * size.width..<(row + 1) * size.width, from: &codes, row: done, of: size.height)
          done += 1
        }
      }
    }
    let part = whole[y * size.width..<(y + 1) * size.width]
    body(Array(part)[...])
  }

  private static func fill(
    _ bytes: inout [UInt8], _ range: Range<Int>, from codes: inout GIFCodes, row: Int, of height: Int
  ) throws(GIFError) {
    switch codes.unpack(into: &bytes, range) {
    case .done: return
    case .ended: throw .truncated(atRow: row, of: height)
    case .damaged: throw .corrupt("invalid code at row \(row)")
    }
  }
}
