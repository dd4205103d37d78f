public import Foundation
import Graphics
public import Views

extension UIImage {
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    public init(_ orientation: Image.Orientation) {
      switch orientation {
      case .up: self = .up
      case .upMirrored: self = .upMirrored
      case .down: self = .down
      case .downMirrored: self = .downMirrored
      case .left: self = .left
      case .leftMirrored: self = .leftMirrored
      case .right: self = .right
      case .rightMirrored: self = .rightMirrored
      }
    }

    /// The image rotated upright.
    func upright(_ image: CGImage) -> CGImage {
      guard self != .up, let bitmap = image.bitmap else { return image }
      let (width, height) = (image.width, image.height)
      let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
      let size = isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
      return CGImage(
        bitmap.remade(size) { x, y in
          switch self {
          case .up: (x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .left: (width - 1 - y, x)
          case .right: (y, height - 1 - x)
          case .upMirrored: (width - 1 - x, y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          }
        })
    }
  }

  /// An image with one pixel per point. Apple's page: UIKit/UIImage/init(cgImage:).
  public convenience init(cgImage: CGImage) { self.init(cgImage.picture, scale: 1) }

  /// An image with `scale` pixels per point, rotated upright. Apple's page:
  /// UIKit/UIImage/init(cgImage:scale:orientation:).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(orientation.upright(cgImage).picture, scale: scale)
  }

  /// The pixels; a symbol is drawn. Apple's page: UIKit/UIImage/cgImage.
  public var cgImage: CGImage? { CGImage(flattened.picture) }

  /// Always up: every image is rotated when it is read.
  public var imageOrientation: Orientation { .up }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    let image = flattened
    return UIImage(cgImage: CGImage(image.picture), scale: image.scale, orientation: .upMirrored)
  }
}

extension Image {
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
}
