internal import Foundation
internal import Graphics
internal import ImageCodecs

/// A file's bytes whose header has been read: the one place that knows which decoder belongs to which format.
struct EncodedPicture {
  /// What the decoder of the format needs to know again.
  private enum Header {
    case jpeg(JPEGHeader)
    case png(PNGHeader)
  }

  let data: Data
  private let header: Header
  private let limits: DecodingLimits

  /// Sniffs the format and reads the header.
  init(_ data: Data, limits: DecodingLimits = .standard) throws(PictureError) {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limits.maximumInputBytes else {
      throw .fileTooLarge(bytes: data.count, limit: limits.maximumInputBytes)
    }
    guard let format = PictureFormat(sniffing: data) else {
      throw .notAPicture(found: FileKind(of: data).description)
    }
    self.data = data
    self.limits = limits
    switch format {
    case .jpeg:
      header = .jpeg(
        try Self.rethrowing { () throws(JPEGError) in try JPEGDecoder.header(of: data, limits: limits) })
    case .png:
      header = .png(try Self.rethrowing { () throws(PNGError) in try PNGDecoder.facts(of: data, limits: limits) })
    }
  }

  var format: PictureFormat {
    switch header {
    case .jpeg: .jpeg
    case .png: .png
    }
  }

  /// Upright.
  var pixelSize: PixelSize {
    switch header {
    case .jpeg(let header): header.pixelSize
    case .png(let header): header.pixelSize
    }
  }

  private var isOpaque: Bool {
    switch header {
    case .jpeg: true
    case .png(let header): !header.hasAlpha
    }
  }

  private var orientation: PictureOrientation {
    switch header {
    case .jpeg(let header): header.orientation
    case .png: .up
    }
  }

  /// The picture upright at exactly `size`, each direction scaled for itself.
  ///
  /// Decoded row by row into an area filter: memory is the result (twice, where it must be turned) and a few rows,
  /// however large the picture is. Only a JPEG of several scans and an interlaced PNG are held whole, as they arrive in
  /// several passes over all rows. What a decoder passed over is reported to the current log under `origin`.
  /// - Throws: `.overBudget`, `.outOfMemory`, and what is wrong with the file.
  func bitmap(pixelSize size: PixelSize, origin: String? = nil) throws(PictureError) -> Bitmap {
    let eighths = self.eighths(covering: size)
    let cost = self.cost(of: size, eighths: eighths)
    return try limits.budget.holding(
      cost, orThrow: PictureError.overBudget(pixels: cost, limit: limits.budget.pixels)
    ) { () throws(PictureError) in
      let stored = try storedBitmap(orientation.turned(size), eighths: eighths, origin: origin)
      guard let upright = stored.turnedUpright(from: orientation) else { throw .outOfMemory }
      return upright
    }
  }

  /// Decodes upright, at a size that covers `size` in both directions or at full size; what a decoder passed over is
  /// reported to the current log under `origin`.
  func decoded(covering size: PixelSize? = nil, origin: String? = nil) throws(PictureError) -> Bitmap {
    switch header {
    case .jpeg(let header):
      let scaled = size.map { header.pixelSize(atEighths: header.eighths(covering: $0)) } ?? header.pixelSize
      return try bitmap(pixelSize: scaled, origin: origin)
    case .png:
      return try bitmap(pixelSize: pixelSize, origin: origin)
    }
  }

  private func storedBitmap(_ size: PixelSize, eighths: Int, origin: String?) throws(PictureError) -> Bitmap {
    var failure: PictureError? = .outOfMemory
    let bitmap = Bitmap(pixelSize: size, isOpaque: isOpaque) { target in
      // The buffer is empty when the bitmap got no memory.
      guard target.count == size.area * 4 else { return }
      var resampler = RowResampler(from: storedSize(atEighths: eighths), to: size, in: target)
      do throws(PictureError) {
        try decodeRows(eighths: eighths, origin: origin) { row in
          if let row = row.baseAddress { resampler.take(row) }
        }
        failure = nil
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  private func decodeRows(
    eighths: Int, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(PictureError) {
    switch header {
    case .jpeg(let header):
      let conversion = JPEGDecoder.color(of: data, header: header).conversion(reportingTo: origin)
      let warnings = try Self.rethrowing { () throws(JPEGError) in
        try JPEGDecoder.decodeRows(
          of: data, header: header, eighths: eighths, limits: limits, conversion: conversion, receive)
      }
      guard let warnings else { return }
      DiagnosticLog.current.report(
        Diagnostic(id: "picture.jpeg-oddity", message: warnings.description, subject: origin))
    case .png(let header):
      let conversion = PNGDecoder.color(of: data, header: header, limits: limits).conversion(reportingTo: origin)
      try Self.rethrowing { () throws(PNGError) in
        try PNGDecoder.decodeRows(of: data, header: header, limits: limits, conversion: conversion, receive)
      }
    }
  }

  private func eighths(covering size: PixelSize) -> Int {
    guard case .jpeg(let header) = header else { return 8 }
    return header.quickEighths(covering: size)
  }

  private func storedSize(atEighths eighths: Int) -> PixelSize {
    switch header {
    case .jpeg(let header): header.storedSize(atEighths: eighths)
    case .png(let header): header.pixelSize
    }
  }

  /// The pixels of four bytes that decoding to `size` holds at a time.
  private func cost(of size: PixelSize, eighths: Int) -> Int {
    // libjpeg's rows of blocks, ours, and the resampler's, which are wider.
    let rows = storedSize(atEighths: eighths).width * 32
    let result = size.area * (orientation == .up ? 1 : 2) + rows
    switch header {
    case .jpeg(let header): return result + header.coefficientBytes / 4
    case .png(let header): return result + (header.isInterlaced ? header.pixelSize.area : 0)
    }
  }

  private static func rethrowing<Result>(_ body: () throws(JPEGError) -> Result) throws(PictureError) -> Result {
    do { return try body() } catch { throw .jpeg(error) }
  }

  private static func rethrowing<Result>(_ body: () throws(PNGError) -> Result) throws(PictureError) -> Result {
    do { return try body() } catch { throw .png(error) }
  }
}
