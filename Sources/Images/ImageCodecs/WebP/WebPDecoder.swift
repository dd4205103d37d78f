internal import CPNG
internal import CWebP
package import Foundation
package import Graphics

/// Decodes WebP files with libwebp: lossy and lossless, with transparency; the first frame of an animation.
package enum WebPDecoder {
  /// Reads the header.
  ///
  /// - Throws: `.notInstalled` without libwebp, `.truncated`, `.corrupt`, `.unsupported`, and `.tooLarge` if the size
  ///   exceeds `limits`.
  package static func header(of data: Data, limits: DecodingLimits = .standard) throws(WebPError) -> WebPHeader {
    let container = data.withUnsafeBytes(WebPContainer.init)
    if let canvas = container.animation?.canvas, let limit = limits.violation(by: canvas) {
      throw .tooLarge(canvas, limit: limit)
    }
    var header = cwebp_header()
    let status = data.withUnsafeBytes { bytes in
      let picture = UnsafeRawBufferPointer(rebasing: bytes[container.picture])
      return cwebp_read_header(picture.bindMemory(to: UInt8.self).baseAddress, picture.count, &header)
    }
    if let error = WebPError(status) { throw error }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    if let limit = limits.violation(by: size) { throw .tooLarge(size, limit: limit) }
    guard let animation = container.animation else {
      return WebPHeader(
        storedSize: size, orientation: orientation(container, in: data), hasAlpha: header.has_alpha,
        isLossless: header.is_lossless, picture: container.picture, frame: nil)
    }
    guard animation.size == size, animation.left + size.width <= animation.canvas.width,
      animation.top + size.height <= animation.canvas.height
    else { throw .corrupt }
    return WebPHeader(
      storedSize: animation.canvas, orientation: .up, hasAlpha: header.has_alpha || size != animation.canvas,
      isLossless: header.is_lossless, picture: container.picture,
      frame: WebPHeader.Frame(left: animation.left, top: animation.top, size: size))
  }

  /// The colour space by the profile in the ICCP chunk.
  package static func color(of data: Data) -> EmbeddedColor {
    guard let range = data.withUnsafeBytes({ WebPContainer($0).profile }) else { return .sRGB }
    do throws(ColorProfile.ProfileError) {
      return EmbeddedColor(try ColorProfile(slice(data, range)), channels: 3)
    } catch {
      return .ignored(reason: error.description)
    }
  }

  /// Decodes the image as stored, then passes each premultiplied row to `receive`, which must not keep it.
  ///
  /// - Parameters:
  ///   - header: The header of `data`.
  ///   - size: Rows have the size ``WebPHeader/rowSize(for:)``.
  ///   - conversion: The colour conversion (default: none, for sRGB).
  /// - Throws: `.outOfMemory`, and the errors of ``header(of:limits:)``; no rows were passed then.
  package static func decodeRows(
    of data: Data, header: WebPHeader, size: PixelSize, conversion: ColorConversion?, _ receive: (PixelRow) -> Void
  ) throws(WebPError) {
    let whole = header.rowSize(for: size)
    let part = header.frame?.size ?? whole
    let count = part.width * 4
    guard let memory = malloc(count * part.height) else { throw .outOfMemory }
    defer { free(memory) }
    let pixels = memory.bindMemory(to: UInt8.self, capacity: count * part.height)
    let status = data.withUnsafeBytes { bytes in
      let picture = UnsafeRawBufferPointer(rebasing: bytes[header.picture])
      return cwebp_decode(
        picture.bindMemory(to: UInt8.self).baseAddress, picture.count, pixels, UInt32(part.width), UInt32(part.height),
        conversion == nil)
    }
    if let error = WebPError(status) { throw error }
    for y in 0..<part.height {
      guard let conversion else { break }
      conversion.convert(PixelRow(start: pixels + y * count, count: count))
      cpng_premultiply(pixels + y * count, part.width)
    }
    guard let frame = header.frame, frame.size != whole else {
      for y in 0..<part.height { receive(PixelRow(start: pixels + y * count, count: count)) }
      return
    }
    lend(pixels, frame, on: whole, receive)
  }

  /// Passes the rows of a canvas that is transparent around `frame`.
  private static func lend(
    _ pixels: UnsafeMutablePointer<UInt8>, _ frame: WebPHeader.Frame, on canvas: PixelSize,
    _ receive: (PixelRow) -> Void
  ) {
    var row = [UInt8](repeating: 0, count: canvas.width * 4)
    let count = frame.size.width * 4
    for y in 0..<canvas.height {
      row.withUnsafeMutableBufferPointer { row in
        row.update(repeating: 0)
        if let start = row.baseAddress, (frame.top..<frame.top + frame.size.height).contains(y) {
          (start + frame.left * 4).update(from: pixels + (y - frame.top) * count, count: count)
        }
        receive(row)
      }
    }
  }

  /// The orientation by the Exif data, else by XMP.
  private static func orientation(_ container: WebPContainer, in data: Data) -> ImageOrientation {
    let exif = container.exif.flatMap { range in
      slice(data, range).withUnsafeBytes { bytes in
        // Some writers put JPEG's signature before the structure.
        let skipped = bytes.starts(with: "Exif\0\0".utf8) ? 6 : 0
        return EXIFOrientation.read(tiff: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(skipped)))
      }
    }
    let xmp = container.xmp.map { slice(data, $0) }
    return exif ?? xmp?.withUnsafeBytes(XMPOrientation.read) ?? .up
  }

  private static func slice(_ data: Data, _ range: Range<Int>) -> Data {
    data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
  }
}

extension WebPError {
  /// The error of a call to C, or `nil` if it succeeded.
  fileprivate init?(_ status: cwebp_status) {
    switch status {
    case CWEBP_OK: return nil
    case CWEBP_MISSING_LIBRARY: self = .notInstalled(package: "libwebp7")
    case CWEBP_TRUNCATED: self = .truncated
    case CWEBP_UNSUPPORTED: self = .unsupported
    case CWEBP_OUT_OF_MEMORY: self = .outOfMemory
    default: self = .corrupt
    }
  }
}
