package import Foundation
internal import Graphics

/// Decodes the first frame of a GIF on a transparent canvas, without a library, as the format is small.
package enum GIFDecoder {
  /// Reads everything before the pixels of the first frame.
  ///
  /// - Throws: `.truncated`, `.corrupt`, and `.tooLarge` if the canvas or the frame exceeds `limits`.
  package static func header(of data: Data, limits: DecodingLimits = .standard) throws(GIFError) -> GIFHeader {
    // The closure of `withUnsafeBytes` cannot throw a typed error, so it returns a result.
    let result = data.withUnsafeBytes { bytes -> Result<GIFHeader, GIFError> in
      do throws(GIFError) { return .success(try read(LittleEndianReader(bytes), limits)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Decodes the frame, and passes each premultiplied row of the canvas to `receive`, which must not keep it.
  ///
  /// Needs memory for one row; for an interlaced frame, a byte per pixel.
  /// - Parameter header: The header of `data`.
  /// - Throws: `.truncated` and `.corrupt`. Rows that were passed before are not valid then.
  package static func decodeRows(
    of data: Data, header: GIFHeader, _ receive: (PixelRow) -> Void
  ) throws(GIFError) {
    let failure = data.withUnsafeBytes { bytes -> GIFError? in
      var lines = GIFLines(bytes, header: header)
      var row = [UInt32](repeating: 0, count: header.pixelSize.width)
      let frame = header.frame
      // The part of the frame inside the canvas.
      let columns = max(0, min(frame.size.width, header.pixelSize.width - frame.left))
      for y in 0..<header.pixelSize.height {
        let inside = y - frame.top
        if inside == 0 || inside == frame.size.height { for x in row.indices { row[x] = 0 } }
        if (0..<frame.size.height).contains(inside) {
          do throws(GIFError) {
            try lines.read(inside) { indices in
              for x in 0..<columns { row[frame.left + x] = header.colors[Int(indices[x])] }
            }
          } catch {
            return error
          }
        }
        row.withUnsafeMutableBytes { receive($0.bindMemory(to: UInt8.self)) }
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func read(_ reader: LittleEndianReader, _ limits: DecodingLimits) throws(GIFError) -> GIFHeader {
    guard let width = reader.short(at: 6), let height = reader.short(at: 8), let flags = reader.byte(at: 10) else {
      throw .truncated(atRow: 0, of: 0)
    }
    let canvas = PixelSize(width: width, height: height)
    guard !canvas.isEmpty else { throw .corrupt("the canvas has no pixels") }
    if let limit = limits.violation(by: canvas) { throw .tooLarge(canvas, limit: limit) }
    var at = 13
    var colors = try palette(reader, flags, &at)
    var transparent: Int?
    while true {
      guard let kind = reader.byte(at: at) else { throw .truncated(atRow: 0, of: 0) }
      switch kind {
      case 0x21:
        if reader.byte(at: at + 1) == 0xF9, let flags = reader.byte(at: at + 3), let index = reader.byte(at: at + 6) {
          transparent = flags & 1 == 1 ? index : nil
        }
        at += 2
        while let length = reader.byte(at: at), length > 0 { at += 1 + length }
        at += 1
      case 0x2C:
        let frame = try frame(reader, at, limits)
        guard let flags = reader.byte(at: at + 9) else { throw .truncated(atRow: 0, of: 0) }
        at += 10
        if let own = try palette(reader, flags, &at) { colors = own }
        guard var colors else { throw .corrupt("there is no palette") }
        if let transparent { colors[transparent] = 0 }
        let covers =
          frame.left == 0 && frame.top == 0 && frame.size.width >= width && frame.size.height >= height
        return GIFHeader(
          pixelSize: canvas, hasAlpha: transparent != nil || !covers, isInterlaced: flags & 0x40 != 0, frame: frame,
          colors: colors, pixels: at)
      case 0x3B: throw .corrupt("there is no frame")
      default: throw .corrupt("unknown block type")
      }
    }
  }

  private static func frame(
    _ reader: LittleEndianReader, _ at: Int, _ limits: DecodingLimits
  ) throws(GIFError) -> GIFHeader.Frame {
    guard let left = reader.short(at: at + 1), let top = reader.short(at: at + 3),
      let width = reader.short(at: at + 5), let height = reader.short(at: at + 7)
    else { throw .truncated(atRow: 0, of: 0) }
    let size = PixelSize(width: width, height: height)
    guard !size.isEmpty else { throw .corrupt("the frame has no pixels") }
    if let limit = limits.violation(by: size) { throw .tooLarge(size, limit: limit) }
    return GIFHeader.Frame(left: left, top: top, size: size)
  }

  /// The palette that `flags` declare at `at`, padded with black, or `nil`. Advances `at`.
  private static func palette(
    _ reader: LittleEndianReader, _ flags: Int, _ at: inout Int
  ) throws(GIFError) -> [UInt32]? {
    guard flags & 0x80 != 0 else { return nil }
    var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
    for index in 0..<2 << (flags & 7) {
      guard let red = reader.byte(at: at), let green = reader.byte(at: at + 1), let blue = reader.byte(at: at + 2)
      else { throw .truncated(atRow: 0, of: 0) }
      colors[index] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
      at += 3
    }
    return colors
  }
}
