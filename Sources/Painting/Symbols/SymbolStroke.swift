import Foundation

/// Line widths by font weight, in units of the 256 grid.
///
/// SF's regular lines are a twelfth of the point size, bold ones 1.5 times as wide; Phosphor's styles agree.
enum SymbolStroke {
  /// The columns of ``PhosphorGlyphs/table`` after the name.
  enum Style: Int {
    case thin = 0
    case light = 1
    case regular = 2
    case bold = 3
    case fill = 4

    fileprivate var width: CGFloat {
      switch self {
      case .thin: 8
      case .light: 12
      case .regular, .fill: 16
      case .bold: 24
      }
    }
  }

  /// The width of a line at a weight of 100…900, interpolated.
  static func width(weight: Int) -> CGFloat {
    let widths: [CGFloat] = [5, 8, 12, 16, 18.5, 21, 24, 27, 30]
    let position = CGFloat(min(max(weight, 100), 900) - 100) / 100
    let index = min(Int(position), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }

  /// The nearest style of the font, and how much wider its lines must be.
  static func style(weight: Int) -> (style: Style, emboldening: CGFloat) {
    let style: Style =
      switch weight {
      case ..<250: .thin
      case ..<350: .light
      case ..<650: .regular
      default: .bold
      }
    return (style, width(weight: weight) - style.width)
  }
}
