import Ambient
import Diagnostics
import Foundation
import Graphics
import Localization
public import Views

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// The image of an image set. If it is missing, the image is one clear pixel, with the diagnostic
  /// `image.missing-asset`. Apple's page: UIKit/UIImage/init(resource:).
  public convenience init(resource: ImageResource) {
    guard let asset = AmbientValues.current.assets?.image(named: resource.name, in: resource.bundle, for: AssetTraits())
    else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "image.missing-asset",
          message: "no asset catalog has a readable image of this name; nothing is drawn",
          subject: String(resource.name.prefix(200))))
      let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
      self.init(DrawableImage(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1)
      return
    }
    self.init(asset)
  }
}
