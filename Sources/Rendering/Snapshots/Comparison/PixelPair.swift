import Graphics

/// The pixels of two pictures of one size, lent for reading: premultiplied `0xAARRGGBB`, rows from the top.
struct PixelPair {
  let width: Int
  let height: Int
  let reference: UnsafeBufferPointer<UInt32>
  let candidate: UnsafeBufferPointer<UInt32>

  /// Both pictures' pixels.
  var count: Int { reference.count }

  /// Lends the pixels to `body`.
  ///
  /// - Returns: What `body` returns; nil where a picture has not the memory that its size asks for.
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

  /// The largest distance of two pixels in one of their four channels.
  static func levels(_ a: UInt32, _ b: UInt32) -> Int {
    func distance(_ shift: UInt32) -> Int { abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
    return max(max(distance(0), distance(8)), max(distance(16), distance(24)))
  }
}
