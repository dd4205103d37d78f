public import Foundation
public import LayoutEngine

extension View {
  /// Puts the view in a frame of the given size. Apple's page: SwiftUI/View/frame(width:height:alignment:).
  ///
  /// A side that is nil, negative or not finite is the view's own.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> _UnaryView<Self> {
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
  ) -> _UnaryView<Self> {
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

extension View {
  /// Gives the view its ideal size along the given axes. Apple's page: SwiftUI/View/fixedSize(horizontal:vertical:).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return _UnaryView(self) { [axes] child, context in context.node(around: child, IdealSizeRule(axes: axes)) }
  }

  /// Gives the view its ideal size. Apple's page: SwiftUI/View/fixedSize().
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

extension View {
  /// Constrains the proposal to a ratio of width to height (default: of the view's ideal size). Apple's page:
  /// SwiftUI/View/aspectRatio(_:contentMode:).
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.node(around: child, AspectRatioRule(ratio: aspectRatio, contentMode: contentMode))
    }
  }

  /// Constrains the proposal to the ratio of `aspectRatio`'s sides.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit, keeping its ratio. Apple's page: SwiftUI/View/scaledToFit().
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill, keeping its ratio. Apple's page: SwiftUI/View/scaledToFill().
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
