internal import Foundation
internal import Graphics
internal import ImageCodecs

extension ImageFormat {
  /// Lossy or lossless; the first frame of an animation.
  package static let webp = ImageFormat(
    "WebP", fileEnding: "webp", signature: Array("WEBP".utf8), decoder: WebPImageDecoder.self)
}

/// Lossless files, and lossy ones with alpha, are held whole.
struct WebPImageDecoder: ImageDecoder {
  private let data: Data
  private let header: WebPHeader

  init(_ data: Data, limits: DecodingLimits) throws(ImageError) {
    self.data = data
    do { header = try WebPDecoder.header(of: data, limits: limits) } catch { throw .codec(error) }
  }

  var storedSize: PixelSize { header.storedSize }
  var orientation: ImageOrientation { header.orientation }
  var isOpaque: Bool { !header.hasAlpha }
  var color: EmbeddedColor { WebPDecoder.color(of: data) }

  func rowSize(for size: PixelSize) -> PixelSize { header.rowSize(for: size) }

  func heldPixels(for size: PixelSize) -> Int { header.heldPixels(for: size) }

  func decodeRows(
    for size: PixelSize, conversion: ColorConversion?, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    do {
      try WebPDecoder.decodeRows(of: data, header: header, size: size, conversion: conversion, receive)
    } catch { throw .codec(error) }
  }
}
