public import Foundation
import Graphics

extension View {
  /// Blurs the view with a Gaussian. Apple's page: SwiftUI/View/blur(radius:opaque:).
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points; what spreads lies outside of the view's frame. Negative ones count as 0.
  ///   - opaque: The view keeps its own outline, and its edges do not become transparent.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    grouped("blur") { _ in
      let radius = finite(radius, of: "blur radius")
      return radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil
    }
  }
}
