public import Foundation
import Views

extension UIImage {
  /// How large and how heavy a symbol is. Apple's page: UIKit/UIImage/SymbolConfiguration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var face: FontFace?
    private var scale: SymbolScale?
    private var symbolWeight: SymbolWeight?

    private init(face: FontFace? = nil, scale: SymbolScale? = nil, weight: SymbolWeight? = nil) {
      (self.face, self.scale, symbolWeight) = (face, scale, weight)
      super.init(traitCollection: nil)
    }

    /// As the text beside it.
    convenience init() { self.init(face: nil) }
    /// As a font of so many points.
    public convenience init(pointSize: CGFloat) { self.init(face: FontFace(.system, size: pointSize)) }
    /// As a font of so many points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(face: FontFace(.system, size: pointSize), weight: weight)
    }
    /// As a font of so many points and a weight, and larger or smaller beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(face: FontFace(.system, size: pointSize), scale: scale, weight: weight)
    }
    /// As a font.
    public convenience init(font: UIFont) { self.init(face: font.face) }
    /// As a font, and larger or smaller beside it.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(face: font.face, scale: scale) }
    /// As a rank of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(face: UIFont.preferredFont(forTextStyle: textStyle).face)
    }
    /// As a rank of text, and larger or smaller beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(face: UIFont.preferredFont(forTextStyle: textStyle).face, scale: scale)
    }
    /// Larger or smaller than the text beside it.
    public convenience init(scale: SymbolScale) { self.init(face: nil, scale: scale) }
    /// As heavy as a weight.
    public convenience init(weight: SymbolWeight) { self.init(face: nil, weight: weight) }
    /// Kept for its spelling: a symbol is drawn in one colour.
    public convenience init(paletteColors: [UIColor]) { self.init(face: nil) }
    /// Kept for its spelling: a symbol is drawn in one colour.
    public convenience init(hierarchicalColor: UIColor) { self.init(face: nil) }

    /// As this one says, and where it says nothing as `other` does.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        face: other.face ?? face, scale: other.scale ?? scale, weight: other.symbolWeight ?? symbolWeight)
    }

    /// Points of the font.
    var pointSize: CGFloat { face?.pointSize ?? 17 }
    var font: Font {
      let font = face?.font ?? .body
      return symbolWeight.map { font.weight($0.weight) } ?? font
    }
    var imageScale: Image.Scale {
      switch scale {
      case .small: .small
      case .large: .large
      default: .medium
      }
    }

    override func isEqual(_ other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return (face, scale, symbolWeight) == (other.face, other.scale, other.symbolWeight)
    }
    /// Hashes a part of what equality compares.
    public override func hash(into hasher: inout Hasher) { hasher.combine(face) }
  }

  /// How large a symbol is beside text. Apple's page: UIKit/UIImage/SymbolScale.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As the system sees fit.
    case `default` = -1
    /// Not said.
    case unspecified
    /// Small.
    case small
    /// As high as capitals.
    case medium
    /// Large.
    case large
  }

  /// How heavy a symbol is. Apple's page: UIKit/UIImage/SymbolWeight.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As the text beside it.
    case unspecified
    /// A weight, as of `UIFont.Weight`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
