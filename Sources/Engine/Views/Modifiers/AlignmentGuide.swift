public import Foundation
public import LayoutEngine

extension View {
  /// Sets the view's guide `g`, in points from its leading edge. A value that is not finite is ignored and reported.
  /// Apple's page: SwiftUI/View/alignmentGuide(_:computeValue:).
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _UnaryView<Self> {
    guided(g.key, computeValue)
  }

  /// Sets the view's guide `g`, in points from its top edge. A value that is not finite is ignored and reported.
  /// Apple's page: SwiftUI/View/alignmentGuide(_:computeValue:).
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> _UnaryView<Self> {
    guided(g.key, computeValue)
  }

  private func guided(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      let rule = GuideRule(key: key) { dimensions in
        let value = computeValue(dimensions)
        // For an infinite proposal, a view and its guides may be infinite.
        guard dimensions.isFinite, !value.isFinite else { return value }
        context.reportInvalid("alignmentGuide", [value])
        return nil
      }
      return context.node(around: child, rule)
    }
  }
}

extension ViewDimensions {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
