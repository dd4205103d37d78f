package import CairoSurfaces
package import Graphics

/// Why nothing could be painted.
package enum PaintingError: Error, Hashable, CustomStringConvertible {
  /// A canvas without pixels, or with a side longer than Cairo's 32,767.
  case unusableSize(PixelSize)
  /// Cairo's own words, for instance that memory ran out.
  case cairo(CairoError)

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .unusableSize(let size): "a picture of \(size) pixels cannot be painted; a side has 1 to 32,767"
    case .cairo(let error): "Cairo could not paint the picture: \(error)"
    }
  }
}
