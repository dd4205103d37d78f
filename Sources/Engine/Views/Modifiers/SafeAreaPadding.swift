public import Foundation
public import LayoutEngine

extension View {
  /// Adds padding that counts as safe area. Apple's page: SwiftUI/View/safeAreaPadding(_:).
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(width: 0, height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(width: 0, height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading, height: 0) }
      .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing, height: 0) }
  }

  /// Adds padding at `edges` that counts as safe area, in points (default: 16). Apple's page:
  /// SwiftUI/View/safeAreaPadding(_:_:).
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
}
