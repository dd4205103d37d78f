import Foundation
import Graphics

/// The type of `#colorLiteral(red:green:blue:alpha:)`. Apple's page:
/// UIKit/UIColor/init(_colorLiteralRed:green:blue:alpha:).
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)`. Apple's page: UIKit/UIImage/init(imageLiteralResourceName:).
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from gamma-encoded sRGB components, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The image set `name`. If there is none, which traps on Apple's systems, the image is empty, with the diagnostic
  /// `image.missing-asset`.
  public convenience init(imageLiteralResourceName name: String) {
    // `UIImage(named:)` reports a missing image.
    if let image = UIImage(named: name) {
      self.init(image.picture, scale: image.scale)
    } else {
      self.init()
    }
  }
}
