public import Foundation

/// A font after Dynamic Type, weight and design have been settled; the text engine needs nothing else to choose a face.
public struct ResolvedFont: Hashable, Sendable {
  /// The four designs of the system font.
  public enum Design: String, Hashable, Sendable {
    /// San Francisco's place, taken by Inter.
    case standard = "default"
    /// Rounded terminals.
    case rounded
    /// The serif companion.
    case serif
    /// Equal advances.
    case monospaced
  }

  /// Which typeface.
  public enum Family: Hashable, Sendable {
    /// The system font in one of its designs.
    case system(Design)
    /// An installed or bundled family by its name.
    case named(String)
  }

  /// Which typeface.
  public var family: Family
  /// Points.
  public var size: CGFloat
  /// OpenType weight class, 100 (ultra light) … 900 (black); 400 is regular.
  public var weight: Int
  /// Slanted.
  public var isItalic: Bool
  /// Digits of equal width.
  public var hasMonospacedDigits: Bool

  /// Creates a font; without arguments but the size it is the regular system font.
  public init(
    family: Family = .system(.standard), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The same font with its size multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> ResolvedFont {
    var copy = self
    copy.size *= factor
    return copy
  }
}
