public import Foundation
package import Views

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// An unknown name is treated as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

    /// Drawn as a large title.
    public static let extraLargeTitle = Self("ExtraLargeTitle")
    /// Drawn as a large title.
    public static let extraLargeTitle2 = Self("ExtraLargeTitle2")
    /// 34 points.
    public static let largeTitle = Self("Title0")
    /// 28 points.
    public static let title1 = Self("Title1")
    /// 22 points.
    public static let title2 = Self("Title2")
    /// 20 points.
    public static let title3 = Self("Title3")
    /// 17 points, semibold.
    public static let headline = Self("Headline")
    /// 15 points.
    public static let subheadline = Self("Subhead")
    /// 17 points.
    public static let body = Self("Body")
    /// 16 points.
    public static let callout = Self("Callout")
    /// 13 points.
    public static let footnote = Self("Footnote")
    /// 12 points.
    public static let caption1 = Self("Caption1")
    /// 11 points.
    public static let caption2 = Self("Caption2")

    package var style: Font.TextStyle {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }

    /// In points, at the default type size.
    var size: CGFloat { size(at: .large) }

    func size(at typeSize: DynamicTypeSize) -> CGFloat {
      EnvironmentValues.current.systemStyle.textSizes[style, typeSize]
    }
  }

  /// The font of a text style. Its ``pointSize`` is for the default type size; it is drawn at the picture's. Apple's
  /// page: UIKit/UIFont/preferredFont(forTextStyle:).
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontFace(.style(style), size: style.size))
  }

  /// The font of a text style at the type size of `traits`. Apple's page:
  /// UIKit/UIFont/preferredFont(forTextStyle:compatibleWith:).
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let category = traits?.preferredContentSizeCategory.dynamicTypeSize else { return font }
    return font.withSize(style.size(at: category))
  }
}

/// Scales values with the type size like a text style. Apple's page: UIKit/UIFontMetrics.
public final class UIFontMetrics: Sendable {
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A named font scales with the picture's type size when it is drawn, a system font when this is called.
  public func scaledFont(for font: UIFont) -> UIFont {
    var face = font.withSize(scaledValue(for: font.pointSize)).face
    if case .named = face.source {
      face = font.face
      face.scaling = textStyle
    }
    return UIFont(face)
  }

  /// The font that grows to `maximumPointSize` at most.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// A length scaled for the type size of the view whose body is evaluated; unchanged at the default size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    EnvironmentValues.current.scaled(value, like: textStyle.style)
  }

  /// A length scaled for the type size of `traits`.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    guard let size = traits?.preferredContentSizeCategory.dynamicTypeSize else { return scaledValue(for: value) }
    return EnvironmentValues.current.systemStyle.textSizes.scaled(value, like: textStyle.style, at: size)
  }
}
