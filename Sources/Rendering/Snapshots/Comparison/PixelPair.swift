import Graphics

/// The pixels of two images of equal size, for reading: premultiplied `0xAARRGGBB`, rows from the top.
struct PixelPair {
  let width: Int
  let height: Int
  let reference: UnsafeBufferPointer<UInt32>
  let candidate: UnsafeBufferPointer<UInt32>

  /// The number of pixels of each image.
  var count: Int { reference.count }

  /// Passes the pixels to `body`.
  ///
  /// - Returns: The result of `body`; `nil` if an image's memory does not match its size.
  static func withPixels<Result>(
    of reference: Bitmap, _ candidate: Bitmap, _ body: (PixelPair) -> Result
  ) -> Result? {
    let size = reference.pixelSize
    return reference.withBytes { old in
      candidate.withBytes { new in
        let pair = PixelPair(
          width: size.width, height: size.height, reference: old.bindMemory(to: UInt32.self),
          candidate: new.bindMemory(to: UInt32.self))
        guard pair.reference.count == size.area, pair.candidate.count == size.area else { return nil }
        return body(pair)
      }
    }
  }

  /// The largest difference of two pixels in one of their four channels.
  static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    func distance(_ shift: UInt32) -> Int { abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
    return max(max(distance(0), distance(8)), max(distance(16), distance(24)))
  }
}
