internal import Foundation
internal import Graphics
internal import ImageCodecs

extension ImageFormat {
  package static let png = ImageFormat(
    "PNG", fileEnding: "png", signature: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    decoder: PNGImageDecoder.self)
}

/// An interlaced file is held whole.
struct PNGImageDecoder: ImageDecoder {
  private let data: Data
  private let limits: DecodingLimits
  private let header: PNGHeader

  init(_ data: Data, limits: DecodingLimits) throws(ImageError) {
    (self.data, self.limits) = (data, limits)
    do { header = try PNGDecoder.facts(of: data, limits: limits) } catch { throw .codec(error) }
  }

  var storedSize: PixelSize { header.pixelSize }
  var orientation: ImageOrientation { header.orientation }
  var isOpaque: Bool { !header.hasAlpha }
  var color: EmbeddedColor { PNGDecoder.color(of: data, header: header, limits: limits) }

  func heldPixels(for size: PixelSize) -> Int { header.isInterlaced ? header.pixelSize.area : 0 }

  func decodeRows(
    for size: PixelSize, conversion: ColorConversion?, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    do {
      try PNGDecoder.decodeRows(of: data, header: header, limits: limits, conversion: conversion, receive)
    } catch { throw .codec(error) }
  }
}
