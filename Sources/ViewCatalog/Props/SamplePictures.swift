import SwiftUI

extension UIImage {
  /// A sunset of 64 × 48 pixels.
  static var sunset: UIImage { picture("sunset") }

  /// A ghost of 12 × 12 pixels on nothing.
  static var pixels: UIImage { picture("pixels") }

  private static func picture(_ name: String) -> UIImage {
    Bundle.module.url(forResource: name, withExtension: "png").flatMap { UIImage(contentsOfFile: $0.path) } ?? UIImage()
  }
}
