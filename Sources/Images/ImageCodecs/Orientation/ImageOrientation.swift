package import Graphics

/// How a stored image is rotated and mirrored; the raw values are EXIF's.
package enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
  case up = 1
  /// Mirrored horizontally.
  case upMirrored
  /// Rotated by 180°.
  case down
  /// Mirrored vertically.
  case downMirrored
  /// Transposed.
  case leftMirrored
  /// To be rotated by 90° clockwise.
  case right
  /// Transposed and rotated by 180°.
  case rightMirrored
  /// To be rotated by 90° counterclockwise.
  case left

  /// Whether the upright image's width is the stored image's height.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The stored size of an upright size, and vice versa.
  package func turned(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// The path of the upright image's pixels in a stored image of `width` × `height`: the index of the top left pixel,
  /// and the steps to its right and lower neighbours.
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
