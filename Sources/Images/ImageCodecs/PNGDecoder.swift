internal import CPNG
import Diagnostics
package import Foundation
package import Graphics

/// Decodes PNG files of every bit depth and colour type, interlaced or not, with libpng.
package enum PNGDecoder {
  /// The size in the header, whose checksum is verified. Reads no pixels and allocates no memory.
  ///
  /// - Throws: `PNGError.empty`, `.notPNG`, `.truncated`, `.corrupt`, and `.tooLarge` if the size exceeds `limits`.
  package static func header(
    of data: Data, limits: DecodingLimits = .standard
  ) throws(PNGError) -> PixelSize {
    try facts(of: data, limits: limits).pixelSize
  }

  /// All facts in the header, see ``header(of:limits:)``.
  package static func facts(
    of data: Data, limits: DecodingLimits = .standard
  ) throws(PNGError) -> PNGHeader {
    try checkSignature(of: data)
    var header = cpng_header()
    let report = data.withUnsafeBytes {
      cpng_read_header($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &header)
    }
    if let error = PNGError(report, rows: 0) { throw error }
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    if let limit = limits.violation(by: size) { throw .tooLarge(size, limit: limit) }
    guard header.unpacked_bytes <= UInt64(clamping: limits.maximumUnpackedBytes) else {
      throw .tooLarge(size, limit: .unpackedBytes(limits.maximumUnpackedBytes))
    }
    let orientation = data.withUnsafeBytes(PNGOrientation.read) ?? .up
    return PNGHeader(
      pixelSize: size, orientation: orientation, hasAlpha: header.has_alpha, isInterlaced: header.is_interlaced,
      isGray: header.is_gray, bitDepth: Int(data[data.startIndex + 24]))
  }

  /// Decodes all pixels as stored, 8 bits per sample, premultiplied.
  ///
  /// Colours are converted to sRGB, see ``color(of:header:limits:)``; a gamma chunk alone is ignored. Damage that
  /// libpng can skip, such as an optional chunk with a wrong checksum, is reported as `png.damaged`.
  ///
  /// - Throws: The errors of ``header(of:limits:)``; `.truncated` with the row if the pixels end early, `.corrupt`
  ///   with libpng's message, `.outOfMemory`. There is no partial result.
  package static func decode(_ data: Data, limits: DecodingLimits = .standard) throws(PNGError) -> Bitmap {
    let header = try facts(of: data, limits: limits)
    let conversion = color(of: data, header: header, limits: limits).conversion()
    var failure: PNGError? = .outOfMemory
    let bitmap = Bitmap(pixelSize: header.pixelSize, isOpaque: !header.hasAlpha) { pixels in
      // The buffer is empty if memory for the bitmap could not be allocated.
      guard pixels.count >= header.pixelSize.area * 4 else { return }
      failure = read(data, header, limits, conversion, into: pixels.baseAddress) { _ in }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Decodes the pixels as stored, and passes each premultiplied row to `receive`, which must not keep it.
  ///
  /// Needs memory for one row; for an interlaced file all rows, as none is complete before the last pass.
  /// - Parameters:
  ///   - header: The header of `data`.
  ///   - conversion: The colour conversion (default: none, for sRGB).
  /// - Throws: The errors of ``decode(_:limits:)``. Rows that were passed before are not valid then.
  package static func decodeRows(
    of data: Data, header: PNGHeader, limits: DecodingLimits = .standard, conversion: ColorConversion? = nil,
    _ receive: (PixelRow) -> Void
  ) throws(PNGError) {
    guard header.isInterlaced else {
      if let failure = read(data, header, limits, conversion, into: nil, receive) { throw failure }
      return
    }
    // Zeroed: passes that a damaged file skips must not show earlier contents of the memory.
    guard let whole = calloc(header.pixelSize.area, 4) else { throw .outOfMemory }
    defer { free(whole) }
    if let failure = read(data, header, limits, conversion, into: whole, receive) { throw failure }
  }

  /// Decodes into `pixels`, or if it is `nil` into the memory of one row.
  private static func read(
    _ data: Data, _ header: PNGHeader, _ limits: DecodingLimits, _ conversion: ColorConversion?,
    into pixels: UnsafeMutableRawPointer?, _ receive: (PixelRow) -> Void
  ) -> PNGError? {
    let size = header.pixelSize
    let facts = cpng_header(
      width: UInt32(size.width), height: UInt32(size.height), has_alpha: header.hasAlpha,
      is_interlaced: header.isInterlaced, is_gray: header.isGray, unpacked_bytes: 0)
    let bounds = cpng_limits(
      maximum_chunk_bytes: max(1, limits.maximumChunkBytes),
      maximum_warnings: UInt32(clamping: limits.maximumWarnings))
    func finish(_ row: PixelRow) {
      conversion?.convert(row)
      if header.hasAlpha { cpng_premultiply(row.baseAddress, size.width) }
      receive(row)
    }
    let report = RowReceiver.lend(width: size.width, finish) { function, context in
      data.withUnsafeBytes { bytes in
        cpng_decode(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, facts, bounds,
          pixels?.assumingMemoryBound(to: UInt8.self), function, context)
      }
    }
    if let error = PNGError(report, rows: size.height) { return error }
    let warning = text(of: report.warning)
    if !warning.isEmpty {
      var diagnostic = Diagnostic(id: "png.damaged", message: "skipped a damaged part of the PNG (\(warning))")
      if report.is_chunk_too_large { diagnostic.detail = .chunkTooLarge }
      DiagnosticLog.current.report(diagnostic)
    }
    return nil
  }

  /// Throws unless `data` begins with a PNG's signature. A truncated signature passes, as a truncated PNG.
  private static func checkSignature(of data: Data) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if data.isEmpty { throw .empty }
    guard data.prefix(signature.count).elementsEqual(signature.prefix(data.count)) else {
      throw .notPNG(found: FileKind(of: data).description)
    }
  }

  /// The characters of a C array, which Swift imports as a tuple, up to its NUL.
  fileprivate static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension PNGError {
  /// The error in `report`, or `nil` if the call succeeded. `rows` is the image's height.
  fileprivate init?(_ report: cpng_report, rows: Int) {
    switch report.status {
    case .ok: return nil
    case .truncated: self = .truncated(atRow: Int(report.row), of: rows)
    case .corrupt, .unencodable: self = .corrupt(PNGDecoder.text(of: report.failure))
    case .too_many_warnings: self = .tooManyWarnings
    case .out_of_memory: self = .outOfMemory
    }
  }
}
