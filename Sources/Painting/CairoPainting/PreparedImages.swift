import Foundation
package import Graphics

/// The pixels of a display list's images, each at the size at which it is painted.
package struct PreparedImages {
  /// An image at a size; equal keys share pixels.
  package struct Key: Hashable {
    package let picture: DrawableImage
    package let pixelSize: PixelSize

    /// The key of `item` at a scale: its frame in pixels, or the image's own size if its pixels are not interpolated.
    package init(_ item: ImageItem, scale: PixelScale) {
      picture = item.picture
      pixelSize = item.interpolation == .none ? item.picture.pixelSize : scale.pixels(item.frame.size)
    }
  }

  private var bitmaps: [Key: Bitmap]

  /// Creates a set of images; missing ones are not painted.
  package init(_ bitmaps: [Key: Bitmap] = [:]) { self.bitmaps = bitmaps }

  subscript(key: Key) -> Bitmap? { bitmaps[key] }
}
