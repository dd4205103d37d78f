import Diagnostics
package import Foundation
package import Graphics
package import ImageCodecs

/// A file's bytes whose header has been read.
package struct EncodedImage {
  package let data: Data
  package let format: ImageFormat
  package let limits: DecodingLimits
  private let decoder: any ImageDecoder

  /// Sniffs the format and reads the header.
  package init(_ data: Data, limits: DecodingLimits = .current) throws(ImageError) {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limits.maximumInputBytes else {
      throw .fileTooLarge(bytes: data.count, limit: limits.maximumInputBytes)
    }
    guard let format = ImageFormat(sniffing: data) else {
      throw .notAnImage(found: FileKind(of: data).description)
    }
    self.data = data
    self.format = format
    self.limits = limits
    decoder = try format.decoder.init(data, limits: limits)
  }

  /// The upright size.
  package var pixelSize: PixelSize { orientation.turned(decoder.storedSize) }

  package var orientation: ImageOrientation { decoder.orientation }

  /// The file's colour space.
  package var color: EmbeddedColor { decoder.color }

  /// Further facts in a few words each: `progressive`, `CMYK`.
  var details: [String] { decoder.details }

  /// The upright image scaled to exactly `size`, without keeping its aspect ratio.
  ///
  /// Decoded row by row into an area filter: memory is the result (twice, where it must be turned) and a few rows,
  /// however large the picture is, besides what the decoder of the format holds. What a decoder passed over is reported
  /// to the current log under `origin`.
  /// - Throws: `.overBudget`, `.outOfMemory`, and what is wrong with the file.
  package func bitmap(pixelSize size: PixelSize, origin: String? = nil) throws(ImageError) -> Bitmap {
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
    let bitmap = Bitmap(pixelSize: size, isOpaque: decoder.isOpaque) { target in
      // The buffer is empty if memory for the bitmap could not be allocated.
      guard target.count == size.area * 4 else { return }
      var resampler = RowResampler(from: decoder.rowSize(for: size), to: size, in: target)
      do throws(ImageError) {
        let conversion = color.conversion(reportingTo: origin)
        try decoder.decodeRows(for: size, conversion: conversion, origin: origin) { row in
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

  /// The number of four-byte pixels in memory while decoding to `size`.
  private func cost(of size: PixelSize) -> Int {
    let stored = orientation.turned(size)
    // The decoder's rows, ours, and the resampler's, which are wider.
    let rows = decoder.rowSize(for: stored).width * 32
    return size.area * (orientation == .up ? 1 : 2) + rows + decoder.heldPixels(for: stored)
  }
}
