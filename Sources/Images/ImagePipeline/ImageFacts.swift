public import Foundation
package import Graphics
public import ImageCodecs

/// Facts about an image file, for display.
public struct ImageFacts: Sendable, Hashable {
  package let format: ImageFormat
  /// The upright size.
  package let pixelSize: PixelSize
  package let byteCount: Int
  package let orientation: ImageOrientation
  /// Further facts in a few words each: `progressive`, `CMYK`.
  package let details: [String]

  /// Reads the header of `data`, and decodes the image at a small size to find damage. The decoder's warnings are
  /// reported to the current log.
  ///
  /// - Parameter limits: (default: `DecodingLimits.current`)
  /// - Throws: Any error in `data`.
  public init(
    of data: Data, origin: String? = nil, limits: DecodingLimits = .current
  ) throws(ImageError) {
    let encoded = try EncodedImage(data, limits: limits)
    format = encoded.format
    pixelSize = encoded.pixelSize
    byteCount = data.count
    orientation = encoded.orientation
    var details = encoded.details
    if case .converted = encoded.color { details.append("colour profile") }
    self.details = details
    try encoded.check(origin: origin)
  }
}
