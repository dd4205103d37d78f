internal import Foundation
internal import Graphics
internal import ImageCodecs

extension ImageFormat {
  /// The first frame.
  package static let gif = ImageFormat(
    "GIF", fileEnding: "gif", signature: Array("GIF8".utf8), decoder: GIFImageDecoder.self)
}

/// An interlaced frame is held whole, a byte for each pixel.
struct GIFImageDecoder: ImageDecoder {
  private let data: Data
  private let header: GIFHeader

  init(_ data: Data, limits: DecodingLimits) throws(ImageError) {
    self.data = data
    do { header = try GIFDecoder.header(of: data, limits: limits) } catch { throw .codec(error) }
  }

  var storedSize: PixelSize { header.pixelSize }
  var orientation: ImageOrientation { .up }
  var isOpaque: Bool { !header.hasAlpha }
  var color: EmbeddedColor { .sRGB }

  func heldPixels(for size: PixelSize) -> Int { header.heldPixels }

  func decodeRows(
    for size: PixelSize, conversion: ColorConversion?, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError) {
    do { try GIFDecoder.decodeRows(of: data, header: header, receive) } catch { throw .codec(error) }
  }
}
