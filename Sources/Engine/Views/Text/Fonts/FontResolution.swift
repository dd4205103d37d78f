import Foundation
import Graphics
import LayoutEngine

extension Font {
  /// The font for an environment: its size by the type size, its weight and slant by the last modifier.
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    var font = ResolvedFont(size: size(in: environment))
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
    if environment.isEInk { font.weight = max(font.weight, Font.Weight.regular.value) }
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    font.width = fontWidth.value
    font.leading = lineLeading.points
    if capitals.contains(.lowercase) { font.smallCaps.insert(.lowercase) }
    if capitals.contains(.uppercase) { font.smallCaps.insert(.uppercase) }
    return font
  }

  /// The spacing that a text in this font prefers above and below itself in a stack, which depends on its size.
  func spacing(in environment: EnvironmentValues) -> ViewSpacing {
    .text(size: size(in: environment), toText: 0)
  }

  private func size(in environment: EnvironmentValues) -> CGFloat {
    switch base {
    case .style(let style): environment.systemStyle.textSizes[style, environment.dynamicTypeSize]
    case .size(let size), .custom(_, let size, nil): size.asFontSize
    case .custom(_, let size, let style?): environment.scaled(size, like: style).asFontSize
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
  /// A valid font size. Core Text's default, 12 points, replaces a size that is zero, negative or not finite, or
  /// becomes zero in single precision, as `leastNonzeroMagnitude` does.
  fileprivate var asFontSize: CGFloat { isFinite && Float(self) > 0 ? Swift.min(self, 10_000) : 12 }
}
