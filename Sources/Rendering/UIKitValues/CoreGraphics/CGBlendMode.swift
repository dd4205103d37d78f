import Graphics

/// How colours mix with what was drawn before. Apple's page: CoreGraphics/CGBlendMode.
public enum CGBlendMode: Int32, Sendable {
  /// Covers it.
  case normal
  /// As ``Graphics/BlendMode`` of the same name.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// As ``Graphics/BlendMode`` of the same name.
  case hue, saturation, color, luminosity
  /// Takes it away.
  case clear
  /// Replaces it.
  case copy
  /// Covers it where there is something.
  case sourceIn
  /// Covers where there is nothing; drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case sourceOut
  /// Covers it where there is something.
  case sourceAtop
  /// Lies below it.
  case destinationOver
  /// Keeps it where something is drawn.
  case destinationIn
  /// Takes it away where something is drawn.
  case destinationOut
  /// Drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case destinationAtop
  /// Drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case xor
  /// Adds, and darkens.
  case plusDarker
  /// Adds.
  case plusLighter

  /// Nil for what there is no mode for.
  var mode: BlendMode? {
    switch self {
    case .normal, .copy: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceIn, .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .clear, .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}
