public import Foundation
public import LayoutEngine

extension View {
  /// Puts the view in a frame of the given size. Apple's page: SwiftUI/View/frame(width:height:alignment:).
  ///
  /// A side that is nil, negative or not finite is the view's own.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("frame", [width, height], allowsNegative: false)
      return context.node(around: child, FixedFrameRule(width: width, height: height, alignment: alignment))
    }
  }

  /// Puts the view in a frame with a minimum, ideal and maximum size. Apple's page:
  /// SwiftUI/View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:).
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let rule = FlexibleFrameRule(
      width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    let isInOrder =
      FlexibleFrameRule.Limits.areInOrder(minWidth, idealWidth, maxWidth)
      && FlexibleFrameRule.Limits.areInOrder(minHeight, idealHeight, maxHeight)
    return _UnaryView(self) { child, context in
      if !isInOrder { context.reportContradiction("frame") }
      return context.node(around: child, rule)
    }
  }

  /// Does nothing: a deprecated frame without a size. Apple's page: SwiftUI/View/frame().
  public func frame() -> some View { self }
}
