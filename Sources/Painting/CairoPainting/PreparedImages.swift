import Foundation
package import Graphics

/// The pixels of a display list's pictures, each at the size at which it is painted.
package struct PreparedImages {
  /// A picture at a size; equal ones share their pixels.
  package struct Key: Hashable {
    package let picture: DrawableImage
    package let pixelSize: PixelSize

    /// What `item` needs when a point is `scale` wide: its frame in pixels, or its own pixels if none are to be mixed.
    package init(_ item: ImageItem, scale: PixelScale) {
      picture = item.picture
      pixelSize = item.interpolation == .none ? item.picture.pixelSize : scale.pixels(item.frame.size)
    }
  }

  private var bitmaps: [Key: Bitmap]

  /// What was prepared; a picture that is missing here is not painted.
  package init(_ bitmaps: [Key: Bitmap] = [:]) { self.bitmaps = bitmaps }

  subscript(key: Key) -> Bitmap? { bitmaps[key] }
}
