public import Foundation
package import Graphics
import ImageCodecs
import ImagePipeline

extension UIImage {
  /// An empty image: one clear pixel. Apple's page: UIKit/UIImage/init().
  public convenience init() {
    let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
    self.init(DrawableImage(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1)
  }

  /// The image as PNG; `nil` if it is damaged. Apple's page: UIKit/UIImage/pngData().
  public func pngData() -> Data? { bitmap.flatMap { try? PNGEncoder.encode($0) } }

  /// The image as JPEG with a quality of 0…1, on white; `nil` if it is damaged. Apple's page:
  /// UIKit/UIImage/jpegData(compressionQuality:).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
    return bitmap.flatMap { try? JPEGEncoder.encode($0, quality: quality) }
  }

  /// The image scaled down to fit `size`, in points, with its aspect ratio; `nil` if it is damaged. Apple's page:
  /// UIKit/UIImage/preparingThumbnail(of:).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0,
      self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
    let pixels = PixelSize(
      width: max(1, Int((CGFloat(picture.pixelSize.width) * factor).rounded())),
      height: max(1, Int((CGFloat(picture.pixelSize.height) * factor).rounded())))
    let picture = flattened.picture
    guard let small = try? ImagePreparer.bitmap(for: picture, pixelSize: pixels) else { return nil }
    return UIImage(DrawableImage(content: .decoded(small), pixelSize: pixels), scale: scale)
  }

  /// Synchronous: it does not take long. Apple's page: UIKit/UIImage/byPreparingThumbnail(ofSize:).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The upright pixels; `nil` if the image cannot be decoded.
  package var bitmap: Bitmap? { CGImage(flattened.picture).bitmap }
}
