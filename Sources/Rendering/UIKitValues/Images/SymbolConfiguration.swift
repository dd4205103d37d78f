public import Foundation
import Views

extension UIImage {
  /// The size and weight of a symbol. Apple's page: UIKit/UIImage/SymbolConfiguration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var face: FontFace?
    private var scale: SymbolScale?
    private var symbolWeight: SymbolWeight?

    private init(face: FontFace? = nil, scale: SymbolScale? = nil, weight: SymbolWeight? = nil) {
      (self.face, self.scale, symbolWeight) = (face, scale, weight)
      super.init(traitCollection: nil)
    }

    convenience init() { self.init(face: nil) }
    public convenience init(pointSize: CGFloat) { self.init(face: FontFace(.system, size: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(face: FontFace(.system, size: pointSize), weight: weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(face: FontFace(.system, size: pointSize), scale: scale, weight: weight)
    }
    public convenience init(font: UIFont) { self.init(face: font.face) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(face: font.face, scale: scale) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(face: UIFont.preferredFont(forTextStyle: textStyle).face)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(face: UIFont.preferredFont(forTextStyle: textStyle).face, scale: scale)
    }
    public convenience init(scale: SymbolScale) { self.init(face: nil, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(face: nil, weight: weight) }
    /// Ignored: a symbol is drawn in one colour.
    public convenience init(paletteColors: [UIColor]) { self.init(face: nil) }
    public convenience init(hierarchicalColor: UIColor) { self.init(face: nil) }

    /// This configuration, with unspecified values from `other`.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        face: other.face ?? face, scale: other.scale ?? scale, weight: other.symbolWeight ?? symbolWeight)
    }

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
    /// Hashes part of what equality compares.
    public override func hash(into hasher: inout Hasher) { hasher.combine(face) }
  }

  /// The size of a symbol relative to text. Apple's page: UIKit/UIImage/SymbolScale.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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
