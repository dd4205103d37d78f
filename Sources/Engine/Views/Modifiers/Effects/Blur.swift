public import Foundation
import Graphics

extension View {
  /// Applies a Gaussian blur. Apple's page: SwiftUI/View/blur(radius:opaque:).
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points. The blur extends outside of the view's frame. Negative values
  ///     count as 0.
  ///   - opaque: Whether the view keeps its outline, without transparent edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    grouped("blur") { _ in
      let radius = finite(radius, of: "blur radius")
      return radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil
    }
  }
}
