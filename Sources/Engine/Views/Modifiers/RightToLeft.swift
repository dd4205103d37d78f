import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Mirrors the painted view in right-to-left layouts; its frame does not change. Apple's page:
  /// SwiftUI/View/flipsForRightToLeftLayoutDirection(_:).
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Mirrors the painted view in one layout direction, `.mirrors(in:)`, or never, `.fixed`; its frame does not
  /// change. Apple's page: SwiftUI/View/layoutDirectionBehavior(_:).
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    _UnaryView(self) { child, context in
      guard behavior == .mirrors(in: context.environment.layoutDirection) else { return child }
      return context.node(around: child, TransformRule("flipped", transform: Self.mirroring)) { site in
        [.group(.transform(Self.mirroring(site.frame)), site.content)]
      }
    }
  }

  /// Mirrors horizontally about the middle of `frame`.
  private static func mirroring(_ frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: -1, y: 1).around(UnitPoint.center.point(in: frame))
  }
}
