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
    var details: [String] = []
    if encoded.format == .jpeg {
      do {
        let header = try JPEGDecoder.header(of: data, limits: limits)
        details = [header.isProgressive ? "progressive" : "baseline", header.colorSpace.words]
      } catch {
        throw .jpeg(error)
      }
    }
    if case .converted = encoded.color { details.append("colours of a profile") }
    self.details = details
    try encoded.check(origin: origin)
  }
}

extension JPEGHeader.ColorSpace {
  fileprivate var words: String {
    switch self {
    case .grayscale: "grey"
    case .yCbCr: "luma and chroma"
    case .rgb: "red, green and blue"
    case .cmyk, .ycck: "four inks"
    }
  }
}
