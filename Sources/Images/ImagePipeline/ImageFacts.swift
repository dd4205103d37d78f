package import Foundation
package import Graphics
package import ImageCodecs

/// What a picture file is, for people who ask.
package struct ImageFacts: Sendable, Hashable {
  package let format: ImageFormat
  /// Upright.
  package let pixelSize: PixelSize
  package let byteCount: Int
  /// How the stored pixels are to be turned.
  package let orientation: ImageOrientation
  /// What the format says besides, a few words each: `progressive`, `four inks`.
  package let details: [String]

  /// Reads the header of `data`, and decodes the picture at a small size to see that it is whole. What a decoder passes
  /// over is reported to the current log.
  ///
  /// - Parameter limits: What `data` may ask for; `DecodingLimits.standard` unless given.
  /// - Throws: What is wrong with `data`, in its header or behind it.
  package init(
    of data: Data, origin: String? = nil, limits: DecodingLimits = .current
  ) throws(ImageError) {
    let encoded = try EncodedImage(data, limits: limits)
    format = encoded.format
    pixelSize = encoded.pixelSize
    byteCount = data.count
    orientation = encoded.orientation
    var details = encoded.details
    if case .converted = encoded.color { details.append("colours of a profile") }
    self.details = details
    try encoded.check(origin: origin)
  }
}
