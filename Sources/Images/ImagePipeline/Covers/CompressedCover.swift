public import Foundation
package import Graphics

/// The result of ``CoverCompressor``.
public struct CompressedCover: Sendable, Hashable {
  /// The file.
  public let data: Data
  /// A JPEG, or a PNG for an original in another format if it is smaller.
  package let format: ImageFormat
  /// The upright size.
  package let pixelSize: PixelSize
  /// 0 … 1; `nil` for lossless results.
  package let quality: Double?
  /// How often the image was encoded to find the quality.
  package let encodingCount: Int
}
