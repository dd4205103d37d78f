/// The positions of a PNG's chunks other than pixels. libpng checks the checksums.
enum PNGChunks {
  /// The chunks to find; a file may have any number of others.
  private static let names = Dictionary(uniqueKeysWithValues: ["cICP", "sRGB", "iCCP"].map { (code($0), $0) })
  private static let pixels = code("IDAT")

  /// The content ranges of the first chunk of each name before the pixels.
  static func beforePixels(in bytes: UnsafeRawBufferPointer) -> [String: Range<Int>] {
    var chunks: [String: Range<Int>] = [:]
    let reader = ProfileReader(bytes)
    var at = 33
    // A file can have millions of empty chunks, so names are compared as numbers.
    while let length = reader.long(at: at), let code = reader.long(at: at + 4), code != pixels,
      length <= bytes.count - at - 12
    {
      if let name = names[code], chunks[name] == nil { chunks[name] = at + 8..<at + 8 + length }
      at += length + 12
    }
    return chunks
  }

  private static func code(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
