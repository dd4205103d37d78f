import SwiftUI

extension Image {
  /// A sunset of 64 × 48 points.
  static var sunset: Image { Image("Sunset", bundle: .module) }

  /// A ghost of 12 × 12 points on a transparent background.
  static var ghost: Image { Image("Ghost", bundle: .module) }
}
