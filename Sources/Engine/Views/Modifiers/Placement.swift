public import Foundation
import Graphics
public import LayoutEngine

extension View {
  /// Paints the view at an offset, without affecting layout. Apple's page: SwiftUI/View/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  public func offset(_ offset: CGSize) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.reportInvalid("offset", [offset.width, offset.height])
      return context.node(around: child, OffsetRule(offset: offset))
    }
  }
}

extension View {
  /// Centers the view at a point of the proposed area, and takes the whole area. Apple's page:
  /// SwiftUI/View/position(_:).
  public func position(_ position: CGPoint) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.reportInvalid("position", [position.x, position.y])
      return context.node(around: child, PositionRule(position: position))
    }
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

extension View {
  /// Adds padding. Apple's page: SwiftUI/View/padding(_:_:).
  ///
  /// - Parameters:
  ///   - edges: The padded edges.
  ///   - length: Points (default: 16).
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points of padding on every side.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  public func padding(_ insets: EdgeInsets) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.reportInvalid("padding", [insets.top, insets.leading, insets.bottom, insets.trailing])
      return context.node(around: child, PaddingRule(insets: insets))
    }
  }
}

extension View {
  /// Mirrors the painted view in right-to-left layouts; its frame does not change. Apple's page:
  /// SwiftUI/View/flipsForRightToLeftLayoutDirection(_:).
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Mirrors the painted view in one layout direction, `.mirrors(in:)`, or never, `.fixed`; its frame does not
  /// change. Apple's page: SwiftUI/View/layoutDirectionBehavior(_:).
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> _UnaryView<Self> {
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
