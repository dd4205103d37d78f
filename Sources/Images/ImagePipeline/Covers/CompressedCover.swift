package import Foundation
package import Graphics

/// A cover that was made small.
package struct CompressedCover: Sendable, Hashable {
  /// The file's bytes.
  package let data: Data
  /// A JPEG, or a PNG of an original in another format where that is smaller.
  package let format: ImageFormat
  /// The size upright.
  package let pixelSize: PixelSize
  /// 0 … 1; nil where nothing was lost.
  package let quality: Double?
  /// How often the picture was encoded to find it.
  package let encodingCount: Int
}
