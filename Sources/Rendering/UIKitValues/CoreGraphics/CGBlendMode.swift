import Graphics

public enum CGBlendMode: Int32, Sendable {
  case normal
  /// See ``Graphics/BlendMode``.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// See ``Graphics/BlendMode``.
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn
  /// Drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case sourceOut
  case sourceAtop, destinationOver, destinationIn, destinationOut
  /// Drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case destinationAtop
  /// Drawn as ``normal``, with the diagnostic `graphics.blend-mode`.
  case xor
  case plusDarker, plusLighter

  /// `nil` for unsupported modes.
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
