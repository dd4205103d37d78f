import Artwork
public import Foundation
import Graphics
import ImageCodecs

extension UIImage {
  /// An image of nothing: one clear pixel. Apple's page: UIKit/UIImage/init().
  public convenience init() {
    let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
    self.init(Picture(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1)
  }

  /// The picture as PNG; nil if it is damaged. Apple's page: UIKit/UIImage/pngData().
  public func pngData() -> Data? { bitmap.flatMap { try? PNGEncoder.encode($0) } }

  /// The picture as JPEG of a quality, 0…1, on white; nil if it is damaged.
  /// Apple's page: UIKit/UIImage/jpegData(compressionQuality:).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
    return bitmap.flatMap { try? JPEGEncoder.encode($0, quality: quality) }
  }

  /// The picture in no more than `size` points, its shape kept; nil if it is damaged.
  /// Apple's page: UIKit/UIImage/preparingThumbnail(of:).
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0,
      self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
    let pixels = PixelSize(
      width: max(1, Int((CGFloat(picture.pixelSize.width) * factor).rounded())),
      height: max(1, Int((CGFloat(picture.pixelSize.height) * factor).rounded())))
    guard let small = try? PicturePreparer.bitmap(for: picture, pixelSize: pixels) else { return nil }
    return UIImage(Picture(content: .decoded(small), pixelSize: pixels), scale: scale)
  }

  /// The same, at once: no thread is blocked for long here. Apple's page: UIKit/UIImage/byPreparingThumbnail(ofSize:).
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The picture, decoded. Apple's page: UIKit/UIImage/byPreparingForDisplay().
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture's alpha, painted with a colour as it is in light. Apple's page: UIKit/UIImage/withTintColor(_:).
  public func withTintColor(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      DrawingSurface.current?.add(
        .picture(PictureItem(picture: picture, frame: CGRect(origin: .zero, size: size), tint: .color(color.resolved))))
    }
  }

  /// The same; colours count as `renderingMode` says. Apple's page: UIKit/UIImage/withTintColor(_:renderingMode:).
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Draws the picture into a rectangle of the image that is being drawn. Apple's page: UIKit/UIImage/draw(in:).
  public func draw(in rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0 else { return }
    DrawingSurface.current?.add(.picture(PictureItem(picture: picture, frame: rect)))
  }

  /// Draws the picture in its own size. Apple's page: UIKit/UIImage/draw(at:).
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  private var bitmap: Bitmap? { try? PicturePreparer.bitmap(for: picture, pixelSize: picture.pixelSize) }
}
