internal import CWebP
package import Foundation
package import Graphics

/// Writes lossless WebP files, if libwebp is installed. Equal bitmaps give equal bytes with the same libwebp.
package enum WebPEncoder {
  /// - Throws: ``WebPError/notInstalled(package:)``, ``WebPError/outOfMemory``, ``WebPError/unsupported`` for sides
  ///   above 16,383 pixels.
  package static func encode(_ bitmap: Bitmap) throws(WebPError) -> Data {
    let size = bitmap.pixelSize
    guard !size.isEmpty, size.width <= 16_383, size.height <= 16_383 else { throw .unsupported }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = bitmap.withBytes { pixels in
      guard pixels.count >= size.area * 4 else { return CWEBP_OUT_OF_MEMORY }
      return cwebp_encode(
        pixels.bindMemory(to: UInt8.self).baseAddress, UInt32(size.width), UInt32(size.height), &bytes, &count)
    }
    switch status {
    case CWEBP_OK:
      guard let bytes else { throw .outOfMemory }
      return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    case CWEBP_MISSING_LIBRARY: throw .notInstalled(package: "libwebp7")
    default: throw .outOfMemory
    }
  }
}
