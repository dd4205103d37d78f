public import Graphics
public import ImageCodecs

/// The limits of a compressed cover.
public struct CoverCompression: Sendable, Hashable {
  /// What determines the quality.
  public enum Goal: Sendable, Hashable {
    /// 0 (smallest) … 1 (best).
    case quality(Double)
    /// The best quality within a number of bytes.
    case byteCount(Int)
  }

  /// The upright cover fits inside with its aspect ratio. It is never enlarged.
  package var maximumPixelSize: PixelSize
  /// (default: a quality of 0.8)
  package var goal: Goal
  /// The chroma subsampling; `nil` (default) to choose it by the image.
  package var subsampling: JPEGEncoder.ChromaSubsampling?
  /// Whether Exif, XMP, IPTC and comments of a JPEG are kept (default: false). The orientation in them becomes
  /// upright. Colour profiles are always removed, as the pixels are sRGB.
  package var keepsMetadata: Bool

  /// Whether to write a JPEG even if a PNG would be smaller, for files with a fixed name (default: false).
  public var isAlwaysJPEG = false

  public init(
    maximumPixelSize: PixelSize, goal: Goal = .quality(0.8), subsampling: JPEGEncoder.ChromaSubsampling? = nil,
    keepsMetadata: Bool = false
  ) {
    self.maximumPixelSize = maximumPixelSize
    self.goal = goal
    self.subsampling = subsampling
    self.keepsMetadata = keepsMetadata
  }

  /// - Parameter quality: 0 (smallest) … 1 (best).
  package init(maximumPixelSize: PixelSize, quality: Double) {
    self.init(maximumPixelSize: maximumPixelSize, goal: .quality(quality))
  }
}
