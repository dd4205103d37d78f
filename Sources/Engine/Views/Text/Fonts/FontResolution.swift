import Foundation
import Graphics
import LayoutEngine

extension Font {
  /// The font for this environment: size by type size, weight and slant by what was asked for last.
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    var font = ResolvedFont(size: size(at: environment.dynamicTypeSize))
    switch base {
    case .style(let style): font.weight = isBold ? style.boldWeight : style.weight
    case .size, .custom: font.weight = isBold ? 700 : 400
    }
    if case .custom(let name, _, _) = base {
      font.family = .named(name)
    } else {
      font.family = .system(design.resolved)
    }
    if let weight { font.weight = weight.value }
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.width = fontWidth.value
    font.leading = lineLeading.points
    if capitals.contains(.lowercase) { font.smallCaps.insert(.lowercase) }
    if capitals.contains(.uppercase) { font.smallCaps.insert(.uppercase) }
    return font
  }

  /// What a text in this font wants above and below itself in a stack: what its size asks for, whether a text style or a
  /// number says the size.
  func spacing(in environment: EnvironmentValues) -> ViewSpacing {
    .text(size: size(at: environment.dynamicTypeSize), toText: 0)
  }

  private func size(at typeSize: DynamicTypeSize) -> CGFloat {
    switch base {
    case .style(let style): style.size(at: typeSize)
    case .size(let size), .custom(_, let size, nil): size.asFontSize
    case .custom(_, let size, let style?): style.scaled(size, at: typeSize).asFontSize
    }
  }
}

extension Font.Design {
  fileprivate var resolved: ResolvedFont.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension CGFloat {
  /// A size that a font can have. Nought, and less, asks for Core Text's own size, 12 points; so does what is lost when the
  /// number becomes a single-precision one, as `leastNonzeroMagnitude` does, and what is no number.
  fileprivate var asFontSize: CGFloat { isFinite && Float(self) > 0 ? Swift.min(self, 10_000) : 12 }
}
