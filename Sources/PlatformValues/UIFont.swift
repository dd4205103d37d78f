public import Foundation
public import Views

/// A font of a size. Apple's page: UIKit/UIFont. `Font(uiFont)` is SwiftUI's.
public final class UIFont: Sendable {
  /// Points.
  public let pointSize: CGFloat
  package let font: Font

  init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size.isFinite ? max(size, 0) : 17
  }

  /// A font by name. Apple's page: UIKit/UIFont/init(name:size:).
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(.custom(name, fixedSize: size), size: size)
  }

  /// How thick strokes are. Apple's page: UIKit/UIFont/Weight.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// 100.
    public static let ultraLight = Self(weight: .ultraLight)
    /// 200.
    public static let thin = Self(weight: .thin)
    /// 300.
    public static let light = Self(weight: .light)
    /// 400.
    public static let regular = Self(weight: .regular)
    /// 500.
    public static let medium = Self(weight: .medium)
    /// 600.
    public static let semibold = Self(weight: .semibold)
    /// 700.
    public static let bold = Self(weight: .bold)
    /// 800.
    public static let heavy = Self(weight: .heavy)
    /// 900.
    public static let black = Self(weight: .black)
  }

  /// A rank of text. Apple's page: UIKit/UIFont/TextStyle.
  public enum TextStyle: Sendable {
    /// A rank, as in SwiftUI.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }

  /// The system font. Apple's page: UIKit/UIFont/systemFont(ofSize:weight:).
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }
  /// The system font, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }
  /// The system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }
  /// The font with equal advances.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
  }

  /// The font of a rank of text. Its ``pointSize`` is that of the default type size.
  /// Apple's page: UIKit/UIFont/preferredFont(forTextStyle:).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: UIFont(.largeTitle, size: 34)
    case .title1: UIFont(.title, size: 28)
    case .title2: UIFont(.title2, size: 22)
    case .title3: UIFont(.title3, size: 20)
    case .headline: UIFont(.headline, size: 17)
    case .subheadline: UIFont(.subheadline, size: 15)
    case .body: UIFont(.body, size: 17)
    case .callout: UIFont(.callout, size: 16)
    case .footnote: UIFont(.footnote, size: 13)
    case .caption1: UIFont(.caption, size: 12)
    case .caption2: UIFont(.caption2, size: 11)
    }
  }

  /// 17: the size of body text.
  public static var labelFontSize: CGFloat { 17 }
  /// 14.
  public static var systemFontSize: CGFloat { 14 }
  /// 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Points from one line to the next: San Francisco's 1.193 of the size.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// Points above the baseline: San Francisco's 0.952 of the size.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// Points below the baseline, negative: San Francisco's 0.241 of the size.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont.systemFont(ofSize: fontSize) }
}

extension Font {
  /// The font of SwiftUI for one of UIKit. Apple's page: SwiftUI/Font/init(_:).
  public init(_ font: UIFont) { self = font.font }
}
