import Diagnostics
internal import Foundation
internal import Graphics
internal import ImageCodecs

/// An image file whose header has been read. Only this type knows which decoder belongs to which format.
struct EncodedImage {
  /// The parts of the header that the decoder needs again.
  private enum Header {
    case jpeg(JPEGHeader)
    case png(PNGHeader)
    case webp(WebPHeader)
    case gif(GIFHeader)
  }

  let data: Data
  let format: ImageFormat
  private let header: Header
  let limits: DecodingLimits

  /// Sniffs the format and reads the header.
  init(_ data: Data, limits: DecodingLimits = .current) throws(ImageError) {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limits.maximumInputBytes else {
      throw .fileTooLarge(bytes: data.count, limit: limits.maximumInputBytes)
    }
    guard let format = ImageFormat(sniffing: data) else {
      throw .notAPicture(found: FileKind(of: data).description)
    }
    self.data = data
    self.format = format
    self.limits = limits
    switch format {
    case .jpeg:
      do { header = .jpeg(try JPEGDecoder.header(of: data, limits: limits)) } catch { throw .jpeg(error) }
    case .png:
      do { header = .png(try PNGDecoder.facts(of: data, limits: limits)) } catch { throw .png(error) }
    case .webp:
      do { header = .webp(try WebPDecoder.header(of: data, limits: limits)) } catch { throw .webp(error) }
    case .gif:
      do { header = .gif(try GIFDecoder.header(of: data, limits: limits)) } catch { throw .gif(error) }
    }
  }

  var pixelSize: PixelSize { orientation.turned(storedSize) }

  var orientation: ImageOrientation {
    switch header {
    case .jpeg(let header): header.orientation
    case .png(let header): header.orientation
    case .webp(let header): header.orientation
    case .gif: .up
    }
  }

  private var storedSize: PixelSize {
    switch header {
    case .jpeg(let header): header.storedSize
    case .png(let header): header.pixelSize
    case .webp(let header): header.storedSize
    case .gif(let header): header.pixelSize
    }
  }

  private var isOpaque: Bool {
    switch header {
    case .jpeg: true
    case .png(let header): !header.hasAlpha
    case .webp(let header): !header.hasAlpha
    case .gif(let header): !header.hasAlpha
    }
  }

  /// The upright image scaled to exactly `size`, without keeping its aspect ratio.
  ///
  /// Rows are decoded one by one into an area filter, so memory is the result (twice if it must be rotated) and a few
  /// rows, whatever the size of the image. Held as a whole, as they arrive in several passes over all rows, are JPEGs
  /// of several scans that are incomplete or out of the ordinary, interlaced PNGs and GIFs, lossless WebPs, and lossy
  /// WebPs with alpha. The decoder's warnings are reported to the current log under `origin`.
  /// - Throws: `.overBudget`, `.outOfMemory`, and errors of the file.
  func bitmap(pixelSize size: PixelSize, origin: String? = nil) throws(ImageError) -> Bitmap {
    let cost = self.cost(of: size)
    return try limits.budget.holding(
      cost, orThrow: ImageError.overBudget(pixels: cost, limit: limits.budget.pixels)
    ) { () throws(ImageError) in
      let stored = try storedBitmap(orientation.turned(size), origin: origin)
      guard let upright = stored.turnedUpright(from: orientation) else { throw .outOfMemory }
      return upright
    }
  }

  /// Reads the whole file at a small size, which needs little memory, to find damage after the header.
  ///
  /// - Throws: The errors of ``bitmap(pixelSize:origin:)``.
  func check(origin: String? = nil) throws(ImageError) {
    _ = try bitmap(pixelSize: pixelSize.fitted(inside: PixelSize(width: 64, height: 64)), origin: origin)
  }

  private func storedBitmap(_ size: PixelSize, origin: String?) throws(ImageError) -> Bitmap {
    var failure: ImageError? = .outOfMemory
    let bitmap = Bitmap(pixelSize: size, isOpaque: isOpaque) { target in
      // The buffer is empty if memory for the bitmap could not be allocated.
      guard target.count == size.area * 4 else { return }
      var resampler = RowResampler(from: rowSize(for: size), to: size, in: target)
      do throws(ImageError) {
        try decodeRows(for: size, origin: origin) { row in
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

  /// The size of the decoder's rows for `size`, both as stored.
  private func rowSize(for size: PixelSize) -> PixelSize {
    switch header {
    case .jpeg(let header): header.storedSize(atEighths: eighths(header, for: size))
    case .png(let header): header.pixelSize
    case .webp(let header): header.rowSize(for: size)
    case .gif(let header): header.pixelSize
    }
  }

  /// The file's colour space.
  var color: EmbeddedColor {
    switch header {
    case .jpeg(let header): JPEGDecoder.color(of: data, header: header)
    case .png(let header): PNGDecoder.color(of: data, header: header, limits: limits)
    case .webp: WebPDecoder.color(of: data)
    case .gif: .sRGB
    }
  }

  private func eighths(_ header: JPEGHeader, for size: PixelSize) -> Int {
    header.quickEighths(covering: header.orientation.turned(size))
  }

  private func decodeRows(
    for size: PixelSize, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    switch header {
    case .jpeg(let header): try decodeJPEG(header, for: size, origin: origin, receive)
    case .png(let header):
      do {
        let conversion = color.conversion(reportingTo: origin)
        try PNGDecoder.decodeRows(of: data, header: header, limits: limits, conversion: conversion, receive)
      } catch { throw .png(error) }
    case .webp(let header):
      do {
        let conversion = color.conversion(reportingTo: origin)
        try WebPDecoder.decodeRows(of: data, header: header, size: size, conversion: conversion, receive)
      } catch { throw .webp(error) }
    case .gif(let header):
      do { try GIFDecoder.decodeRows(of: data, header: header, receive) } catch { throw .gif(error) }
    }
  }

  private func decodeJPEG(
    _ header: JPEGHeader, for size: PixelSize, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    let conversion = color.conversion(reportingTo: origin)
    let warnings: JPEGWarnings?
    do {
      warnings = try JPEGDecoder.decodeRows(
        of: data, header: header, eighths: eighths(header, for: size), limits: limits, conversion: conversion, receive)
    } catch .outOfMemory where header.coefficientBytes >= limits.maximumWorkingBytes / 10 * 9 {
      // libjpeg has the same limit, minus a small overhead.
      throw .overWorkingMemory(bytes: header.coefficientBytes, limit: limits.maximumWorkingBytes)
    } catch { throw .jpeg(error) }
    guard let warnings else { return }
    DiagnosticLog.current.report(
      Diagnostic(id: "picture.jpeg-oddity", message: warnings.description, subject: origin))
  }

  /// The number of four-byte pixels in memory while decoding to `size`.
  private func cost(of size: PixelSize) -> Int {
    let stored = orientation.turned(size)
    // The decoder's rows, ours, and the resampler's, which are wider.
    let rows = rowSize(for: stored).width * 32
    let result = size.area * (orientation == .up ? 1 : 2) + rows
    switch header {
    case .jpeg(let header): return result + header.coefficientBytes / 4
    case .png(let header): return result + (header.isInterlaced ? header.pixelSize.area : 0)
    case .webp(let header): return result + header.heldPixels(for: stored)
    case .gif(let header): return result + header.heldPixels
    }
  }
}
