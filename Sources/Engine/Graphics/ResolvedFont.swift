public import Foundation

/// A font with resolved size, weight and design; the text engine needs nothing else to choose a face.
public struct ResolvedFont: Hashable, Sendable {
  /// The four designs of the system font.
  public enum Design: String, Hashable, Sendable {
    /// San Francisco, which is replaced by Inter.
    case standard = "default"
    /// Rounded terminals.
    case rounded
    /// Serif.
    case serif
    /// Equal advances.
    case monospaced
  }

  /// The typeface.
  public enum Family: Hashable, Sendable {
    /// The system font in one of its designs.
    case system(Design)
    /// An installed or bundled family, or one of its faces, by name.
    case named(String)
  }

  /// Which letters are small capitals.
  public struct SmallCaps: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let lowercase = SmallCaps(rawValue: 1)
    public static let uppercase = SmallCaps(rawValue: 2)
  }

  public var family: Family
  /// Points.
  public var size: CGFloat
  /// OpenType weight class, 100 (ultra light) … 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool
  /// The width of letters on Apple's scale: -0.4 compressed, -0.2 condensed, 0 standard, 0.2 expanded.
  public var width: CGFloat
  public var smallCaps: SmallCaps
  /// Points added to the font's own line height; negative for tighter lines.
  public var leading: CGFloat
  /// The font size that determines the line height, if it differs from the font's own; nil for its own.
  public var lineSize: CGFloat?

  public init(
    family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, width: CGFloat = 0, smallCaps: SmallCaps = [], leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.width = width
    self.smallCaps = smallCaps
    self.leading = leading
  }

  /// The font with its size multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> ResolvedFont {
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    copy.lineSize = lineSize.map { $0 * factor }
    return copy
  }

  /// The font of secondary text (`Text.Scale.secondary`): smaller and slightly heavier, with this font's line height.
  ///
  /// The swiftui-web project measured the widths of one word at fourteen sizes and styles (iOS 26.0); the weight is
  /// our own choice.
  package var secondary: ResolvedFont {
    let table: [(size: CGFloat, factor: CGFloat)] = [
      (17, 0.838), (20, 0.805), (22, 0.788), (28, 0.750), (34, 0.700), (40, 0.667),
    ]
    var factor = table[0].factor
    if let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 {
      let (below, above) = (table[upper - 1], table[upper])
      factor = below.factor + (above.factor - below.factor) * (size - below.size) / (above.size - below.size)
    } else if size > 40 {
      factor = 0.667
    }
    var copy = scaled(by: factor)
    copy.weight = min(weight + 100, 900)
    copy.lineSize = size
    return copy
  }
}
