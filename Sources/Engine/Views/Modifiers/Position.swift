public import Foundation
import LayoutEngine

extension View {
  /// Centers the view at a point of the proposed area, and takes the whole area. Apple's page:
  /// SwiftUI/View/position(_:).
  public func position(_ position: CGPoint) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("position", [position.x, position.y])
      return context.node(around: child, PositionRule(position: position))
    }
  }

  /// Centers the view at a point of the proposed area, and takes the whole area. Apple's page:
  /// SwiftUI/View/position(x:y:).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
