internal import Diagnostics
internal import Foundation
internal import Graphics
internal import ImageCodecs

extension ImageFormat {
  /// JFIF, Exif and Adobe variants.
  package static let jpeg = ImageFormat(
    "JPEG", fileEnding: "jpg", signature: [0xFF, 0xD8], decoder: JPEGImageDecoder.self)
}

/// Rows come at the smallest of 1/8, 1/4, 1/2 and 1/1 of the stored size that covers what is needed. A file of several
/// scans that is incomplete or out of the ordinary is held whole.
struct JPEGImageDecoder: ImageDecoder {
  private let data: Data
  private let limits: DecodingLimits
  private let header: JPEGHeader

  init(_ data: Data, limits: DecodingLimits) throws(ImageError) {
    (self.data, self.limits) = (data, limits)
    do { header = try JPEGDecoder.header(of: data, limits: limits) } catch { throw .codec(error) }
  }

  var storedSize: PixelSize { header.storedSize }
  var orientation: ImageOrientation { header.orientation }
  var isOpaque: Bool { true }
  var color: EmbeddedColor { JPEGDecoder.color(of: data, header: header) }
  var details: [String] { [header.isProgressive ? "progressive" : "baseline", header.colorSpace.words] }

  func rowSize(for size: PixelSize) -> PixelSize { header.storedSize(atEighths: eighths(for: size)) }

  func heldPixels(for size: PixelSize) -> Int { header.coefficientBytes / 4 }

  func decodeRows(
    for size: PixelSize, conversion: ColorConversion?, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    let warnings: JPEGWarnings?
    do {
      warnings = try JPEGDecoder.decodeRows(
        of: data, header: header, eighths: eighths(for: size), limits: limits, conversion: conversion, receive)
    } catch .outOfMemory where header.coefficientBytes >= limits.maximumWorkingBytes / 10 * 9 {
      // libjpeg has the same limit, minus a small overhead.
      throw .overWorkingMemory(bytes: header.coefficientBytes, limit: limits.maximumWorkingBytes)
    } catch { throw .codec(error) }
    guard let warnings else { return }
    DiagnosticLog.current.report(
      Diagnostic(id: "picture.jpeg-oddity", message: warnings.description, subject: origin))
  }

  private func eighths(for size: PixelSize) -> Int {
    header.quickEighths(covering: header.orientation.turned(size))
  }
}

extension JPEGHeader.ColorSpace {
  fileprivate var words: String {
    switch self {
    case .grayscale: "grey"
    case .yCbCr: "YCbCr"
    case .rgb: "RGB"
    case .cmyk, .ycck: "four inks"
    }
  }
}
