import Ambient
import Diagnostics
import Foundation
import Graphics
import Localization
public import Views

extension UIColor {
  /// The colour of a colour set. Apple's page: UIKit/UIColor/init(resource:).
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// The picture of an image set; one clear pixel, reported as `image.missing-asset`, where there is none.
  /// Apple's page: UIKit/UIImage/init(resource:).
  public convenience init(resource: ImageResource) {
    guard let asset = AmbientValues.current.assets?.image(named: resource.name, in: resource.bundle, for: AssetTraits())
    else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "image.missing-asset",
          message: "no asset catalogue has a picture of this name that can be drawn; nothing is drawn",
          subject: String(resource.name.prefix(200))))
      let pixel = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: false) { _ in }
      self.init(DrawableImage(content: .decoded(pixel), pixelSize: pixel.pixelSize), scale: 1)
      return
    }
    self.init(asset)
  }
}
