/// Where the parts of a PNG lie that are not pixels. Checksums are libpng's to complain about.
enum PNGChunks {
  /// The chunks that are looked for; a file may have any number of others.
  private static let names = Dictionary(uniqueKeysWithValues: ["cICP", "sRGB", "iCCP"].map { (code($0), $0) })
  private static let pixels = code("IDAT")

  /// Where the first chunk of each name that stands before the pixels has its contents.
  static func beforePixels(in bytes: UnsafeRawBufferPointer) -> [String: Range<Int>] {
    var chunks: [String: Range<Int>] = [:]
    let reader = ProfileReader(bytes)
    var at = 33
    // Millions of empty chunks fit a file, so names are compared as numbers.
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
