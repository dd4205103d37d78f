public import Foundation
public import LayoutEngine

extension View {
  /// Gives the view's proposal a ratio of width to height; nil for the ratio of the view's ideal size.
  /// Apple's page: SwiftUI/View/aspectRatio(_:contentMode:).
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _UnaryView(self) { child, context in
      context.node(around: child, AspectRatioRule(ratio: aspectRatio, contentMode: contentMode))
    }
  }

  /// Gives the view's proposal the ratio of `aspectRatio`'s sides.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits, in the view's own ratio. Apple's page: SwiftUI/View/scaledToFit().
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// As small as covers, in the view's own ratio. Apple's page: SwiftUI/View/scaledToFill().
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
