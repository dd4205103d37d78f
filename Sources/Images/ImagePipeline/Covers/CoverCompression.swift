package import Graphics
package import ImageCodecs

/// What a stored cover may measure, and what it is to be good at.
package struct CoverCompression: Sendable, Hashable {
  /// What decides about the quality.
  package enum Goal: Sendable, Hashable {
    /// 0 (smallest) … 1 (best).
    case quality(Double)
    /// The best quality with which the file has no more bytes.
    case byteCount(Int)
  }

  /// The upright cover fits inside, keeping its aspect ratio; it is never enlarged.
  package var maximumPixelSize: PixelSize
  /// A quality of 0.8 unless given.
  package var goal: Goal
  /// How many chroma samples are kept; nil, the default, to let the picture decide.
  package var subsampling: JPEGEncoder.ChromaSubsampling?
  /// Keeps Exif, XMP, IPTC and comments of a JPEG; dropped unless set. The orientation in it becomes upright, and colour
  /// profiles go in any case, as the pixels are sRGB.
  package var keepsMetadata: Bool

  /// Makes a JPEG of every original, also where a PNG has fewer bytes: for files that are named so. False unless set.
  package var isAlwaysJPEG = false

  /// Creates a target.
  package init(
    maximumPixelSize: PixelSize, goal: Goal = .quality(0.8), subsampling: JPEGEncoder.ChromaSubsampling? = nil,
    keepsMetadata: Bool = false
  ) {
    self.maximumPixelSize = maximumPixelSize
    self.goal = goal
    self.subsampling = subsampling
    self.keepsMetadata = keepsMetadata
  }

  /// Creates a target with a quality, 0 (smallest) … 1 (best).
  package init(maximumPixelSize: PixelSize, quality: Double) {
    self.init(maximumPixelSize: maximumPixelSize, goal: .quality(quality))
  }
}
