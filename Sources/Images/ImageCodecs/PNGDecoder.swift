internal import CPNG
import Diagnostics
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
    try facts(of: data, limits: limits).pixelSize
  }

  /// What ``header(of:limits:)`` reads, in full.
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

  /// Reads all pixels as they are stored, 8 bits each, premultiplied.
  ///
  /// Colours become sRGB, as ``color(of:header:limits:)`` says; gamma alone is not applied. What libpng could pass over, such as an optional chunk with a bad checksum, is a diagnostic
  /// `png.damaged`.
  ///
  /// - Throws: What ``header(of:limits:)`` throws; `.truncated` with the row when the pixels end early, `.corrupt` with
  ///   libpng's reason, `.outOfMemory`. There is no partial picture.
  package static func decode(_ data: Data, limits: DecodingLimits = .standard) throws(PNGError) -> Bitmap {
    let header = try facts(of: data, limits: limits)
    let conversion = color(of: data, header: header, limits: limits).conversion()
    var failure: PNGError? = .outOfMemory
    let bitmap = Bitmap(pixelSize: header.pixelSize, isOpaque: !header.hasAlpha) { pixels in
      // The buffer is empty when the bitmap got no memory.
      guard pixels.count >= header.pixelSize.area * 4 else { return }
      failure = read(data, header, limits, conversion, into: pixels.baseAddress) { _ in }
    }
    if let failure { throw failure }
    return bitmap
  }

  /// Reads the pixels as they are stored, row by row from the top: each row is lent to `receive` while it is there, premultiplied.
  ///
  /// Memory is one row; for an interlaced file it is all rows, because none is complete before the last pass.
  /// - Parameters:
  ///   - header: That of the same `data`.
  ///   - conversion: Where the colours come from; sRGB when it is nil, as it is unless given.
  /// - Throws: What ``decode(_:limits:)`` throws; the rows before that are of no use.
  package static func decodeRows(
    of data: Data, header: PNGHeader, limits: DecodingLimits = .standard, conversion: ColorConversion? = nil,
    _ receive: (PixelRow) -> Void
  ) throws(PNGError) {
    guard header.isInterlaced else {
      if let failure = read(data, header, limits, conversion, into: nil, receive) { throw failure }
      return
    }
    // Clear: passes that a damaged file skips must not show what was in memory before.
    guard let whole = calloc(header.pixelSize.area, 4) else { throw .outOfMemory }
    defer { free(whole) }
    if let failure = read(data, header, limits, conversion, into: whole, receive) { throw failure }
  }

  /// Into `pixels`, or row by row into one row of memory where there are none.
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
      DiagnosticLog.current.report(
        Diagnostic(id: "png.damaged", message: "a damaged part of the PNG was passed over (\(warning))"))
    }
    return nil
  }

  /// Throws unless `data` begins as a PNG does. Bytes that end inside the signature pass: they are a truncated PNG.
  private static func checkSignature(of data: Data) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if data.isEmpty { throw .empty }
    guard data.prefix(signature.count).elementsEqual(signature.prefix(data.count)) else {
      throw .notPNG(found: FileKind(of: data).description)
    }
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
