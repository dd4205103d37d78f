package import CairoSurfaces
package import Graphics

package enum PaintingError: Error, Hashable, CustomStringConvertible {
  /// An empty canvas, or one with a side of more than Cairo's 32,767 pixels.
  case unusableSize(PixelSize)
  /// Cairo's message, for example that memory ran out.
  case cairo(CairoError)

  package var description: String {
    switch self {
    case .unusableSize(let size): "invalid picture size \(size): a side has 1 to 32,767 pixels"
    case .cairo(let error): "Cairo could not paint the picture: \(error)"
    }
  }
}
