internal import CPNG

/// Reads the orientation of a PNG: from its Exif chunk, else from a raw profile with Exif data, else from XMP, before
/// or after the pixels.
enum PNGOrientation {
  /// The sources of an orientation; the lower number takes precedence.
  private enum Source: Int { case exif, rawExif, xmp }

  private static let exif = code("eXIf")
  private static let texts = [code("tEXt"), code("zTXt"), code("iTXt")]

  private static let keywords: [(name: [UInt8], isRaw: Bool)] =
    [
      ("XML:com.adobe.xmp", false), ("Raw profile type exif", true), ("Raw profile type APP1", true),
      ("Raw profile type xmp", true),
    ].map { (Array($0.0.utf8) + [0], $0.1) }

  /// The maximum number of texts to decompress; a file has one of each kind.
  private static let mostTexts = 8
  /// The maximum number of decompressed bytes of a text.
  private static let longestText = 4 << 20

  /// The orientation; `nil` if it is missing or invalid. The file is untrusted.
  static func read(_ bytes: UnsafeRawBufferPointer) -> ImageOrientation? {
    var best: (source: Source, orientation: ImageOrientation)?
    func take(_ found: (source: Source, orientation: ImageOrientation)?) {
      guard let found, best.map({ found.source.rawValue < $0.source.rawValue }) ?? true else { return }
      best = found
    }
    let reader = ProfileReader(bytes)
    var opened = 0
    var at = 33
    while let length = reader.long(at: at), let code = reader.long(at: at + 4), length <= bytes.count - at - 12 {
      let contents = UnsafeRawBufferPointer(rebasing: bytes[at + 8..<at + 8 + length])
      if code == exif, let orientation = EXIFOrientation.read(tiff: contents) { return orientation }
      if texts.contains(code), opened < mostTexts,
        let keyword = keywords.first(where: { contents.starts(with: $0.name) })
      {
        opened += 1
        let rest = UnsafeRawBufferPointer(rebasing: contents.dropFirst(keyword.name.count))
        take(text(of: rest, code).flatMap { orientation(in: $0, isRaw: keyword.isRaw) })
      }
      at += length + 12
    }
    return best?.orientation
  }

  private static func orientation(
    in text: [UInt8], isRaw: Bool
  ) -> (source: Source, orientation: ImageOrientation)? {
    guard isRaw else { return text.withUnsafeBytes(XMPOrientation.read).map { (.xmp, $0) } }
    return RawProfile.bytes(of: text)?.withUnsafeBytes { bytes in
      let skipped = bytes.starts(with: "Exif\0\0".utf8) ? 6 : 0
      let tiff = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(skipped))
      if let orientation = EXIFOrientation.read(tiff: tiff) { return (.rawExif, orientation) }
      return XMPOrientation.read(bytes).map { (.xmp, $0) }
    }
  }

  /// The decompressed text of a text chunk; `nil` if it is damaged.
  private static func text(of contents: UnsafeRawBufferPointer, _ code: Int) -> [UInt8]? {
    if code == texts[0] { return Array(contents.prefix(longestText)) }
    var rest = contents[...]
    // zTXt has the compression method, which is 0; iTXt a flag, the method, a language and the translated keyword.
    guard let first = rest.popFirst() else { return nil }
    guard code == texts[2] else { return first == 0 ? unpacked(rest) : nil }
    rest = rest.dropFirst()
    for _ in 0..<2 {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(end + 1)...]
    }
    return first == 0 ? Array(rest.prefix(longestText)) : unpacked(rest)
  }

  private static func unpacked(_ stream: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    let stream = UnsafeRawBufferPointer(rebasing: stream)
    guard let start = stream.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    for capacity in [64 << 10, longestText] {
      var text = [UInt8](repeating: 0, count: capacity)
      let count = cpng_inflate(start, stream.count, &text, capacity)
      if count <= capacity { return count == 0 ? nil : Array(text.prefix(count)) }
      // The beginning of a longer text, which has the orientation.
      if capacity == longestText { return text }
    }
    return nil
  }

  private static func code(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
