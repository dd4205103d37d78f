import Graphics

/// How a candidate's pixels differ from the reference's. Nothing is tolerated.
enum SnapshotPictureComparison: Equatable, CustomStringConvertible {
  case equal
  case otherSize(reference: PixelSize, candidate: PixelSize)
  /// `levels` is the largest distance in one channel of a premultiplied pixel; `x` and `y` are those of the first pixel
  /// that differs, row by row.
  case otherPixels(count: Int, levels: Int, x: Int, y: Int)

  init(_ reference: Bitmap, _ candidate: Bitmap) {
    guard reference.pixelSize == candidate.pixelSize else {
      self = .otherSize(reference: reference.pixelSize, candidate: candidate.pixelSize)
      return
    }
    var (count, levels) = (0, 0)
    var first: (x: Int, y: Int)?
    for y in 0..<reference.pixelSize.height {
      for x in 0..<reference.pixelSize.width {
        let distance = Self.distance(reference[x, y], candidate[x, y])
        guard distance > 0 else { continue }
        count += 1
        levels = max(levels, distance)
        if first == nil { first = (x, y) }
      }
    }
    if let first { self = .otherPixels(count: count, levels: levels, x: first.x, y: first.y) } else { self = .equal }
  }

  /// The largest distance between two pixels in one of their four channels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    return stride(from: UInt32(0), to: 32, by: 8).map { shift in
      abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF))
    }.max() ?? 0
  }

  var description: String {
    switch self {
    case .equal: "the pictures are equal"
    case .otherSize(let reference, let candidate): "the picture is \(candidate) pixels, the reference \(reference)"
    case .otherPixels(let count, let levels, let x, let y):
      "\(count) pixels differ by up to \(levels) levels, the first at \(x), \(y)"
    }
  }
}
