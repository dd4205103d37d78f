public import Foundation
public import LayoutEngine

extension View {
  /// States where the view's guide `g` is, in points from its leading edge.
  /// Apple's page: SwiftUI/View/alignmentGuide(_:computeValue:).
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, GuideRule(key: g.key, value: computeValue)) }
  }

  /// States where the view's guide `g` is, in points from its top edge.
  /// Apple's page: SwiftUI/View/alignmentGuide(_:computeValue:).
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _UnaryView(self) { child, context in context.node(around: child, GuideRule(key: g.key, value: computeValue)) }
  }
}
