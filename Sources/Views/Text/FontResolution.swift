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
    return font
  }

  /// What a text in this font wants above and below itself in a stack.
  func spacing(in environment: EnvironmentValues) -> ViewSpacing {
    let size = size(at: environment.dynamicTypeSize)
    guard case .style(let style) = base else { return .text(size: size, toText: 0) }
    return .text(size: size, toText: style.distanceToText)
  }

  private func size(at typeSize: DynamicTypeSize) -> CGFloat {
    switch base {
    case .style(let style): style.size(at: typeSize)
    case .size(let size), .custom(_, let size, nil): max(size, 0)
    case .custom(_, let size, let style?): max(size, 0) * style.size(at: typeSize) / style.size(at: .large)
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
