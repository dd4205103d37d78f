package import Foundation

/// The sizes of the text styles at each type size, in points (Human Interface Guidelines, Typography, iOS).
package struct TextSizes: Hashable, Sendable {
  /// By style and type size.
  private var sizes: [[CGFloat]]

  private init(_ sizes: (Font.TextStyle) -> [CGFloat]) { self.sizes = Font.TextStyle.allCases.map(sizes) }

  package subscript(style: Font.TextStyle, typeSize: DynamicTypeSize) -> CGFloat {
    get { sizes[style.rank][typeSize.rank] }
    set { sizes[style.rank][typeSize.rank] = newValue }
  }

  /// Scales `value`, which is for the default type size, as `style` scales to `typeSize`. The result of
  /// `@ScaledMetric`; unlike on a phone, not rounded to pixels.
  package func scaled(_ value: CGFloat, like style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
    value * self[style, typeSize] / self[style, .large]
  }

  package static let iOS26 = TextSizes { style in
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension Font.TextStyle {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
