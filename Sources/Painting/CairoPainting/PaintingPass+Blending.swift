import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

extension PaintingPass {
  func paint(_ items: [DisplayItem], blendedBy mode: BlendMode) {
    if let cairoOperator = mode.cairoOperator {
      paintGroup(items)
      cairo_set_operator(context.pointer, cairoOperator)
      cairo_paint(context.pointer)
    } else if let layer = layer(of: items, needed: visible), let behind = backdrop(at: layer.frame) {
      layer.blend(mode, with: behind)
      setSource(layer)
      if mode == .plusDarker { cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE) }
      withPixelMatrix {
        context.setPath(layer.frame)
        cairo_fill(context.pointer)
      }
    }
  }
}

extension BlendMode {
  /// Cairo's operator with the same formula, if there is one.
  fileprivate var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    // Cairo's soft light is W3C's, not Pegtop's.
    case .softLight, .plusDarker: nil
    }
  }

  /// Whether PDF has the mode and Cairo writes it.
  var isKnownToPDF: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      true
    case .softLight, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
    }
  }
}
