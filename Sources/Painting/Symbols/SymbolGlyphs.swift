import Foundation
import Graphics
import LayoutEngine
import Typesetting

/// The two fonts for symbols: Phosphor's icons, and Inter for letters and digits. Opened when first needed.
final class SymbolGlyphs {
  private let directories: FontDirectories
  private lazy var icons = Self.open("phosphor-1.3.0.ttf", in: directories.symbols)
  private lazy var letters = Self.open("Inter-SemiBold.otf", in: directories.systemFont)

  init(directories: FontDirectories) { self.directories = directories }

  /// Whether the icon font can be read.
  var hasIcons: Bool { icons != nil }

  /// A Phosphor glyph by name, in units of the grid; `nil` if the table or the font lacks it.
  func icon(_ name: String, weight: Int, filled: Bool) -> Path? {
    guard let codes = PhosphorGlyphs.table[name] else { return nil }
    let (style, emboldening) = filled ? (.fill, fillEmboldening(weight)) : SymbolStroke.style(weight: weight)
    guard codes.indices.contains(style.rawValue), let code = UInt32(codes[style.rawValue], radix: 16),
      let icons, let glyph = icons.glyph(code, emboldening: emboldening * icons.unitsPerEm / 256)
    else { return nil }
    let scale = 256 / icons.unitsPerEm
    return glyph.path.mapped { CGPoint(x: $0.x * scale - 128, y: 128 - $0.y * scale) }
  }

  /// Letters of the system font with an icon's height, in units of the grid.
  func text(_ text: String) -> Path? {
    guard let letters else { return nil }
    // Cap height 0.727 em; capitals become 176 units tall.
    let scale = 176 / (letters.unitsPerEm * 0.727)
    var path = Path()
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      guard let glyph = letters.glyph(scalar.value) else { return nil }
      path.addPath(glyph.path.mapped { CGPoint(x: x + $0.x * scale, y: 88 - $0.y * scale) })
      x += glyph.advance * scale
    }
    let bounds = path.isEmpty ? .zero : path.boundingRect
    return path.mapped { CGPoint(x: $0.x - bounds.midX, y: $0.y) }
  }

  /// Filled shapes grow slightly with the weight, as SF's do.
  private func fillEmboldening(_ weight: Int) -> CGFloat { (SymbolStroke.width(weight: weight) - 16) / 2 }

  private static func open(_ file: String, in directories: [String]) -> OutlineFont? {
    for directory in directories {
      if let font = OutlineFont(path: directory + "/" + file) { return font }
    }
    return nil
  }
}
