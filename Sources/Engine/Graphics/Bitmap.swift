import Foundation

/// A finished picture in memory: 32-bit pixels, blue-green-red-alpha in memory order, premultiplied, rows from the top.
///
/// This is Cairo's ARGB32 on a little-endian machine, so that painting and encoding need no copy. The pixels are
/// written once, while the bitmap is made, and never change after that.
public struct Bitmap: Sendable {
  /// Width and height in pixels.
  public let pixelSize: PixelSize
  /// Bytes from one row to the next: always `4 × width`.
  public var bytesPerRow: Int { pixelSize.width * 4 }
  /// True when every alpha is 255, as the maker of the bitmap knows it.
  public let isOpaque: Bool
  private let storage: Storage

  /// Makes a bitmap and lets `body` write its pixels, which are clear (all zero) before.
  ///
  /// - Parameters:
  ///   - pixelSize: Both sides at least 1; limits are the caller's, who knows where the size came from.
  ///   - isOpaque: A promise that `body` leaves every alpha at 255.
  /// - Throws: What `body` throws.
  public init(
    pixelSize: PixelSize, isOpaque: Bool, writing body: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    self.pixelSize = pixelSize
    self.isOpaque = isOpaque
    storage = Storage(byteCount: pixelSize.area * 4)
    try body(storage.bytes)
  }

  /// Lends the pixels for reading.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(storage.bytes))
  }

  /// The premultiplied pixel at `x`, `y` from the top left, as `0xAARRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 {
    withBytes { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
  }

  /// Owns the memory. Immutable once `Bitmap.init` returns, hence sendable.
  private final class Storage: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
      // calloc: large blocks come from the kernel already zero.
      let pointer = calloc(max(byteCount, 1), 1)
      bytes = UnsafeMutableRawBufferPointer(start: pointer, count: pointer == nil ? 0 : byteCount)
    }

    deinit { free(bytes.baseAddress) }
  }
}

extension Bitmap: Equatable {
  /// Equal sizes and equal pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a.pixelSize == b.pixelSize else { return false }
    if a.storage === b.storage { return true }
    return a.withBytes { left in
      b.withBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return memcmp(left, right, a.pixelSize.area * 4) == 0
      }
    }
  }
}
