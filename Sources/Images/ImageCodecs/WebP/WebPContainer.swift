internal import Graphics

/// The positions of a WebP's parts: the chunks of an untrusted RIFF file.
struct WebPContainer {
  /// The bytes for libwebp: the whole file, or the chunks of an animation's first frame.
  private(set) var picture: Range<Int>
  /// An animation's canvas and the position of its first frame; `nil` for a still image.
  private(set) var animation: (canvas: PixelSize, left: Int, top: Int, size: PixelSize)?
  private(set) var profile: Range<Int>?
  private(set) var exif: Range<Int>?
  private(set) var xmp: Range<Int>?

  /// Reads the chunks. Bytes that are not a complete RIFF file have only an image: libwebp reports the error.
  init(_ bytes: UnsafeRawBufferPointer) {
    picture = 0..<bytes.count
    let reader = LittleEndianReader(bytes)
    var canvas: PixelSize?
    var at = 12
    while let name = reader.name(at: at), let length = reader.long(at: at + 4), length <= bytes.count - at - 8 {
      let body = at + 8..<at + 8 + length
      switch name {
      case "VP8X": canvas = Self.size(reader, body.lowerBound + 4)
      case "ICCP": profile = profile ?? body
      case "EXIF": exif = exif ?? body
      case "XMP ": xmp = xmp ?? body
      case "ANMF" where animation == nil && length >= 16:
        guard let canvas, let size = Self.size(reader, body.lowerBound + 6),
          let left = reader.medium(at: body.lowerBound),
          let top = reader.medium(at: body.lowerBound + 3)
        else { break }
        animation = (canvas, left * 2, top * 2, size)
        picture = body.lowerBound + 16..<body.upperBound
      default: break
      }
      at = body.upperBound + length % 2
    }
  }

  private static func size(_ reader: LittleEndianReader, _ offset: Int) -> PixelSize? {
    guard let width = reader.medium(at: offset), let height = reader.medium(at: offset + 3) else { return nil }
    return PixelSize(width: width + 1, height: height + 1)
  }
}

/// Reads little-endian numbers; `nil` outside of the bounds.
struct LittleEndianReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// 8 bits.
  func byte(at offset: Int) -> Int? { number(at: offset, count: 1) }
  /// 16 bits.
  func short(at offset: Int) -> Int? { number(at: offset, count: 2) }
  /// 24 bits.
  func medium(at offset: Int) -> Int? { number(at: offset, count: 3) }
  /// 32 bits.
  func long(at offset: Int) -> Int? { number(at: offset, count: 4) }

  /// Four characters.
  func name(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 4]), as: UTF8.self)
  }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}
