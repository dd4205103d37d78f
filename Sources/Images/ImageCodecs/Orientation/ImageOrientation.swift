package import Graphics

/// How a stored picture must be turned to stand upright; the raw values are EXIF's.
package enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
  /// Stored upright.
  case up = 1
  /// Mirrored left to right.
  case upMirrored
  /// Upside down.
  case down
  /// Mirrored top to bottom.
  case downMirrored
  /// Rows and columns exchanged.
  case leftMirrored
  /// To be turned a quarter clockwise.
  case right
  /// Rows and columns exchanged and upside down.
  case rightMirrored
  /// To be turned a quarter anticlockwise.
  case left

  /// True when the upright picture's width is the stored picture's height.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The stored size that belongs to an upright size, and the other way round.
  package func turned(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where the upright picture's pixels lie in a stored picture of `width` × `height`: the index of the top left one,
  /// and how far it is from one to its right and lower neighbours.
  func path(width: Int, height: Int) -> (first: Int, stepX: Int, stepY: Int) {
    switch self {
    case .up: (0, 1, width)
    case .upMirrored: (width - 1, -1, width)
    case .down: (width * height - 1, -1, -width)
    case .downMirrored: (width * (height - 1), 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (width * (height - 1), -width, 1)
    case .rightMirrored: (width * height - 1, -width, -1)
    case .left: (width - 1, width, -1)
    }
  }
}
