import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Paints the view mirrored where reading goes from right to left; its frame stays.
  /// Apple's page: SwiftUI/View/flipsForRightToLeftLayoutDirection(_:).
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Paints the view mirrored in one direction of reading, `.mirrors(in:)`, or in none, `.fixed`; its frame stays.
  /// Apple's page: SwiftUI/View/layoutDirectionBehavior(_:).
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    _UnaryView(self) { child, context in
      guard behavior == .mirrors(in: context.environment.layoutDirection) else { return child }
      return context.node(around: child, TransformRule("flipped", transform: Self.mirroring)) { site in
        [.group(.transform(Self.mirroring(site.frame)), site.content)]
      }
    }
  }

  /// Left for right, about the middle of `frame`.
  private static func mirroring(_ frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: -1, y: 1).around(UnitPoint.center.point(in: frame))
  }
}
