import Foundation
import LayoutEngine

extension Font.TextStyle {
  /// What a text of the style, set at `size` points, leaves above and below itself in a vertical stack.
  ///
  /// Measured by the swiftui-web project on an iPhone (iOS 26.0, Apache-2.0) at the default type size; other type sizes
  /// in proportion. A text of a fixed size leaves less; see ``ViewSpacing/text(size:toText:)``.
  func spacing(at size: CGFloat) -> ViewSpacing {
    let measured: (above: CGFloat, below: CGFloat, toText: CGFloat) =
      switch self {
      case .largeTitle: (16.859, 29.618, 0.5)
      case .title: (14.611, 26.186, 1)
      case .title2: (11.375, 20.253, 2)
      case .title3: (9.804, 16.775, 1.5)
      case .headline: (8.461, 14.809, 2)
      case .body: (8.429, 14.809, 2)
      case .callout: (8.138, 14.320, 2)
      case .subheadline: (7.603, 12.832, 2.5)
      case .footnote: (6.520, 11.354, 2.5)
      case .caption: (6.229, 10.865, 2)
      case .caption2: (5.937, 10.376, 0)
      }
    let factor = size / self.size(at: .large)
    return .text(above: measured.above * factor, below: measured.below * factor, toText: measured.toText)
  }
}
