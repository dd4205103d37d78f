internal import CPNG
package import Foundation
package import Graphics

/// Reads PNG files of every bit depth and colour type, interlaced or not, through libpng.
package enum PNGDecoder {
  /// The size that the header states, once its checksum has been checked. Reads no pixel and takes no memory.
  ///
  /// - Throws: `PNGError.empty`, `.notPNG`, `.truncated`, `.corrupt`, and `.tooLarge` when the size breaks `limits`.
  package static func header(
    of data: Data, limits: DecodingLimits = .standard
  ) throws(PNGError) -> PixelSize {
    try readHeader(of: data, limits: limits).size
  }

  /// Reads all pixels, 8 bits each, premultiplied.
  ///
  /// Colour profiles and gamma are not applied: the samples are taken as sRGB. What libpng could pass over, such as an
  /// optional chunk with a bad checksum, is a diagnostic `png.damaged`.
  ///
  /// - Throws: What ``header(of:limits:)`` throws; `.truncated` with the row when the pixels end early, `.corrupt` with
  ///   libpng's reason, `.outOfMemory`. There is no partial picture.
  package static func decode(_ data: Data, limits: DecodingLimits = .standard) throws(PNGError) -> Bitmap {
    let (header, size) = try readHeader(of: data, limits: limits)
    var report = cpng_report()
    report.status = .out_of_memory
    let bitmap = Bitmap(pixelSize: size, isOpaque: !header.has_alpha) { pixels in
      // The buffer is empty when the bitmap got no memory.
      guard pixels.count >= size.area * 4 else { return }
      data.withUnsafeBytes { bytes in
        report = cpng_decode(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, header,
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self))
      }
    }
    if let error = PNGError(report, rows: size.height) { throw error }
    let warning = text(of: report.warning)
    if !warning.isEmpty {
      DiagnosticLog.current.report(
        Diagnostic(id: "png.damaged", message: "a damaged part of the PNG was passed over (\(warning))"))
    }
    return bitmap
  }

  /// Throws unless `data` begins as a PNG does. Bytes that end inside the signature pass: they are a truncated PNG.
  private static func checkSignature(of data: Data) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if data.isEmpty { throw .empty }
    guard data.prefix(signature.count).elementsEqual(signature.prefix(data.count)) else {
      throw .notPNG(found: FileKind(of: data).description)
    }
  }

  private static func readHeader(
    of data: Data, limits: DecodingLimits
  ) throws(PNGError) -> (header: cpng_header, size: PixelSize) {
    try checkSignature(of: data)
    var header = cpng_header()
    let report = data.withUnsafeBytes {
      cpng_read_header($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &header)
    }
    if let error = PNGError(report, rows: 0) { throw error }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    if let limit = limits.violation(by: size) { throw .tooLarge(size, limit: limit) }
    return (header, size)
  }

  /// The characters of a C array up to its zero, which is a tuple here.
  fileprivate static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension PNGError {
  /// The error that `report` tells of, or nil when all went well. `rows` is the height of the picture.
  fileprivate init?(_ report: cpng_report, rows: Int) {
    switch report.status {
    case .ok: return nil
    case .truncated: self = .truncated(atRow: Int(report.row), of: rows)
    case .corrupt, .unencodable: self = .corrupt(PNGDecoder.text(of: report.failure))
    case .out_of_memory: self = .outOfMemory
    }
  }
}
