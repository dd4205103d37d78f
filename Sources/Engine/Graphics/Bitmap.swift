import Foundation

/// An image in memory: 32-bit pixels, blue-green-red-alpha in memory order, premultiplied, rows from the top.
///
/// This is Cairo's ARGB32 on a little-endian machine, so that painting and encoding need no copy. The pixels are
/// written once, when the bitmap is created, and never change.
public struct Bitmap: Sendable {
  public let pixelSize: PixelSize
  /// Bytes from one row to the next: always `4 × width`.
  public var bytesPerRow: Int { pixelSize.width * 4 }
  /// Whether every alpha is 255, as stated by the bitmap's creator.
  public let isOpaque: Bool
  private let storage: Storage

  /// Creates a bitmap and lets `body` write its pixels, which are initially clear (all zero).
  ///
  /// - Parameters:
  ///   - pixelSize: Both sides at least 1. The caller checks limits.
  ///   - isOpaque: A promise that `body` leaves every alpha at 255.
  public init(
    pixelSize: PixelSize, isOpaque: Bool, writing body: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    self.pixelSize = pixelSize
    self.isOpaque = isOpaque
    storage = Storage(byteCount: pixelSize.area * 4)
    try body(storage.bytes)
  }

  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(storage.bytes))
  }

  /// The premultiplied pixel at `x`, `y` from the top left, as `0xAARRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 {
    withBytes { $0.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
  }

  /// Owns the memory. Immutable after `Bitmap.init`, hence sendable.
  private final class Storage: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
      // calloc: the kernel returns large blocks already zeroed.
      let pointer = calloc(max(byteCount, 1), 1)
      bytes = UnsafeMutableRawBufferPointer(start: pointer, count: pointer == nil ? 0 : byteCount)
    }

    deinit { free(bytes.baseAddress) }
  }
}

extension Bitmap: Equatable {
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
