public import Foundation
public import LayoutEngine

extension View {
  /// Constrains the proposal to a ratio of width to height (default: of the view's ideal size). Apple's page:
  /// SwiftUI/View/aspectRatio(_:contentMode:).
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
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
