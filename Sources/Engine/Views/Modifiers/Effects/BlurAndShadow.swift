public import Foundation
import Graphics

extension View {
  /// Applies a Gaussian blur. Apple's page: SwiftUI/View/blur(radius:opaque:).
  ///
  /// - Parameters:
  ///   - radius: The standard deviation in points. The blur extends outside of the view's frame. Negative values
  ///     count as 0.
  ///   - opaque: Whether the view keeps its outline, without transparent edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> _UnaryView<Self> {
    grouped("blur") { _ in
      let radius = radius.finiteValue(of: "blur radius")
      return radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil
    }
  }
}

extension View {
  /// Adds a blurred shadow. Apple's page: SwiftUI/View/shadow(color:radius:x:y:).
  ///
  /// - Parameters:
  ///   - color: (default: black with an opacity of a third)
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    grouped("shadow") { environment in
      .shadow(Shadow(color, radius: radius, offset: CGSize(width: x, height: y), in: environment))
    }
  }
}
