public import Foundation
import Graphics

/// A drop shadow or an inner shadow. Apple's page: SwiftUI/ShadowStyle.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// A drop shadow, as of `shadow(color:radius:x:y:)`. Apple's page: SwiftUI/ShadowStyle/drop(color:radius:x:y:).
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow of the edges, inside of the shape. Apple's page: SwiftUI/ShadowStyle/inner(color:radius:x:y:).
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func effect(in environment: EnvironmentValues) -> PaintEffect {
    let shadow = Shadow(color, radius: radius, offset: offset, in: environment)
    return isInner ? .innerShadow(shadow) : .dropShadow(shadow)
  }
}

extension Shadow {
  /// Creates a shadow; numbers that are not finite count as 0 and are reported.
  init(_ color: Color, radius: CGFloat, offset: CGSize, in environment: EnvironmentValues) {
    let offset = CGSize(
      width: offset.width.finiteValue(of: "shadow offset"), height: offset.height.finiteValue(of: "shadow offset"))
    self.init(
      color: color.resolved(in: environment), radius: max(0, radius.finiteValue(of: "shadow radius")), offset: offset)
  }
}
