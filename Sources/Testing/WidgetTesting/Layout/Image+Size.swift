public import Foundation
import Graphics
public import Views

extension Image {
  /// A white image of `width` × `height` points, with four pixels per point if a side is not a whole number.
  ///
  /// Sides that are not positive numbers become one pixel, and sides above 10,000 points become 10,000 points.
  public init(width: CGFloat, height: CGFloat) {
    let isWhole = width.rounded() == width && height.rounded() == height
    let scale: CGFloat = isWhole ? 1 : 4
    func pixels(_ side: CGFloat) -> Int { side > 0 ? max(1, Int(min(side, 10_000) * scale)) : 1 }
    let size = PixelSize(width: pixels(width), height: pixels(height))
    let bitmap = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: true) { bytes in
      for index in bytes.indices { bytes[index] = 0xFF }
    }
    // One pixel that the layout treats as an image of that size, as nobody looks at it.
    self.init(DrawableImage(content: .decoded(bitmap), pixelSize: size), scale: scale)
  }
}
