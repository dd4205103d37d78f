import Foundation
import Graphics

/// What `#colorLiteral(red:green:blue:alpha:)` makes, which Xcode shows as a swatch in the source.
/// Apple's page: UIKit/UIColor/init(_colorLiteralRed:green:blue:alpha:).
public typealias _ColorLiteralType = UIColor

/// What `#imageLiteral(resourceName:)` makes, which Xcode shows as a small picture in the source.
/// Apple's page: UIKit/UIImage/init(imageLiteralResourceName:).
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from gamma-encoded sRGB components, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The image set of that name. Where there is none, which stops programs on Apple's systems, the image is empty, with the
  /// diagnostic `image.missing-asset`.
  public convenience init(imageLiteralResourceName name: String) {
    // What is missing is reported there.
    if let image = UIImage(named: name) {
      self.init(image.picture, scale: image.scale)
    } else {
      self.init()
    }
  }
}
