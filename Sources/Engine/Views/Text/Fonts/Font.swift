public import Foundation
import Graphics

/// A font that may depend on the environment. Apple's page: SwiftUI/Font.
public struct Font: Hashable, Sendable {
  /// The text styles, whose sizes follow Dynamic Type. Apple's page: SwiftUI/Font/TextStyle.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// 34 points at the default type size.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  /// The weight of a font. Apple's page: SwiftUI/Font/Weight.
  public struct Weight: Hashable, Sendable {
    /// The OpenType weight class.
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The designs of the system font. Apple's page: SwiftUI/Font/Design.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// A serif design.
    case serif
    /// A rounded design.
    case rounded
    /// A monospaced design.
    case monospaced
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// The width of a font. Apple's page: SwiftUI/Font/Width.
  public struct Width: Hashable, Sendable {
    /// 0 is standard.
    public var value: CGFloat

    /// Creates a width; 0 is standard. A value that is not finite counts as 0.
    public init(_ value: CGFloat) { self.value = value.isFinite ? value : 0 }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The line spacing of a font. Apple's page: SwiftUI/Font/Leading.
  public enum Leading: Hashable, Sendable {
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose

    /// Points added to the line height (Human Interface Guidelines, Typography: two points either way).
    var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// Which letters become small capitals.
  struct SmallCaps: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
  }

  let base: Base
  var design: Design = .default
  /// Nil for the base font's weight.
  var weight: Weight?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var fontWidth = Width.standard
  var lineLeading = Leading.standard
  var capitals: SmallCaps = []

  init(_ base: Base) { self.base = base }

  /// The system font for a text style. Apple's page: SwiftUI/Font/system(_:design:weight:).
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.style(style))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// The system font at `size` points, for all type sizes. Apple's page: SwiftUI/Font/system(size:weight:design:).
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.size(size))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// A font by its name, scaled with the type size like `body`. Apple's page: SwiftUI/Font/custom(_:size:).
  ///
  /// The name is a family ("Noto Serif") or a face's full or PostScript name ("Inter-Bold"), of a font in the
  /// bundle's resources or an installed font. Any other name gives the system font and the diagnostic
  /// `font.family-unknown`.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by its name, scaled with the type size like `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// A font by its name at exactly `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The emphasised font: bold for the three largest styles, semibold for the others.
  public func bold() -> Font { with { $0.isBold = true } }
  /// The font with another width, which few of the available families have.
  public func width(_ width: Width) -> Font { with { $0.fontWidth = width } }
  /// The font with another line spacing.
  public func leading(_ leading: Leading) -> Font { with { $0.lineLeading = leading } }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }
  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }
  /// The italic font.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with monospaced digits.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The monospaced font.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// Large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// First-level titles.
  public static let title = Font.system(.title)
  /// Second-level titles.
  public static let title2 = Font.system(.title2)
  /// Third-level titles.
  public static let title3 = Font.system(.title3)
  /// Headings.
  public static let headline = Font.system(.headline)
  /// Subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// Body text, the default.
  public static let body = Font.system(.body)
  /// Callouts.
  public static let callout = Font.system(.callout)
  /// Footnotes.
  public static let footnote = Font.system(.footnote)
  /// Captions.
  public static let caption = Font.system(.caption)
  /// Small captions.
  public static let caption2 = Font.system(.caption2)
}
