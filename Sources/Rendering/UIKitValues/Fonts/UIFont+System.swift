public import Foundation
package import Views

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Drawn as the nearest named weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue.isFinite ? rawValue : 0 }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// 100.
    public static let ultraLight = Self(-0.8)
    /// 200.
    public static let thin = Self(-0.6)
    /// 300.
    public static let light = Self(-0.4)
    /// 400.
    public static let regular = Self(0)
    /// 500.
    public static let medium = Self(0.23)
    /// 600.
    public static let semibold = Self(0.3)
    /// 700.
    public static let bold = Self(0.4)
    /// 800.
    public static let heavy = Self(0.56)
    /// 900.
    public static let black = Self(0.62)

    package var weight: Font.Weight {
      let named: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    /// UIKit's width; 0 is standard.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Self(rawValue: -0.4)
    public static let condensed = Self(rawValue: -0.2)
    public static let standard = Self(rawValue: 0)
    public static let expanded = Self(rawValue: 0.2)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    var face = FontFace(.system, size: fontSize)
    face.weight = weight
    return UIFont(face)
  }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.width = Font.Width(width.rawValue)
    return UIFont(face)
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(.system, size: fontSize)
    face.traits = .traitItalic
    return UIFont(face)
  }
  /// The system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.hasMonospacedDigits = true
    return UIFont(face)
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.design = .monospaced
    return UIFont(face)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
}
