import Foundation

extension Paint {
  /// The paint in the printed display list.
  package var printed: String {
    switch self {
    case .color(let color): "\(color)"
    case .linearGradient(let stops, let start, let end):
      "(linear-gradient \(start.printed) to \(end.printed): \(stops.printed))"
    case .radialGradient(let stops, let center, let start, let end):
      "(radial-gradient \(center.printed) radius \(start.printed) to \(end.printed): \(stops.printed))"
    case .ellipticalGradient(let stops, let center, let start, let end):
      "(elliptical-gradient \(center.printed) radius \(start.printed) to \(end.printed): \(stops.printed))"
    case .angularGradient(let stops, let center, let start, let end):
      "(angular-gradient \(center.printed) from \(degrees(start)) to \(degrees(end)): \(stops.printed))"
    case .meshGradient(let mesh): mesh.printed
    case .picture(let paint): paint.printed
    case .material(let backdrop): "(\(backdrop.printed))"
    case .effect(let effect, let paint): "(\(effect.effect.printed) \(paint.printed))"
    }
  }
}

extension Effect {
  /// The effect in the printed display list, without parentheses; masks are printed as trees.
  var printed: String {
    switch self {
    case .opacity(let opacity): "opacity \(opacity.printed)"
    case .clip(let path, let evenOdd): "clip \(path.printed)\(evenOdd ? " even-odd" : "")"
    case .mask: "mask"
    case .shadow(let shadow): "shadow \(shadow.printed)"
    case .innerShadow(let shadow): "inner-shadow \(shadow.printed)"
    case .blur(let radius, let isOpaque): "blur \(radius.printed)\(isOpaque ? " opaque" : "")"
    case .color(let filter): filter.printed
    case .blend(let mode): "blend \(mode.rawValue)"
    case .isolation: "isolation"
    case .transform(let matrix):
      "transform \([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.printed).joined(separator: " "))"
    case .projection(let m):
      "projection "
        + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { String(format: "%.4g", $0) }
        .joined(separator: " ")
    case .backdrop(let backdrop): backdrop.printed
    case .colorGroup(let group): "color-group \(group.ink.rawValue)\(group.followsLuminance ? " luminance" : "")"
    }
  }
}

extension ColorFilter {
  fileprivate var printed: String {
    switch self {
    case .brightness(let amount): "brightness \(amount.printed)"
    case .contrast(let amount): "contrast \(amount.printed)"
    case .saturation(let amount): "saturation \(amount.printed)"
    case .grayscale(let amount): "grayscale \(amount.printed)"
    case .hueRotation(let angle): "hue-rotation \(degrees(angle))"
    case .invert: "color-invert"
    case .multiply(let color): "color-multiply \(color)"
    case .luminanceToAlpha: "luminance-to-alpha"
    case .matrix(let matrix): "color-matrix " + matrix.rows.joined().map(\.printed).joined(separator: " ")
    case .alphaThreshold(let min, let max, let color): "alpha-threshold \(min.printed) to \(max.printed) \(color)"
    case .decodingGamma: "decoding-gamma"
    case .encodingGamma: "encoding-gamma"
    }
  }
}

extension CGPoint {
  fileprivate var printed: String { "\(x.printed) \(y.printed)" }
}

extension CGSize {
  fileprivate var printed: String { "\(width.printed) \(height.printed)" }
}

extension Shadow {
  fileprivate var printed: String { "\(color) radius \(radius.printed) offset \(offset.printed)" }
}

extension Backdrop {
  fileprivate var printed: String {
    let opacity = opacity == 1 ? "" : " opacity \(opacity.printed)"
    let numbers = "radius \(radius.printed) saturation \(saturation.printed)"
    return "backdrop \(numbers) tint \(tint)\(opacity)\(rim.map { " \($0.printed)" } ?? "")"
  }
}

extension GlassRim {
  fileprivate var printed: String {
    let joining = joining == 0 ? "" : " joining \(joining.printed)"
    return "rim \(width.printed) bend \(bend.printed) highlight \(highlight.printed) shade \(shade.printed)\(joining)"
  }
}

extension GradientStops {
  fileprivate var printed: String {
    let list = stops.map { "\($0.location.printed) \($0.color)" }.joined(separator: ", ")
    return (space == .perceptual ? "" : "\(space) ") + list
  }
}

extension GradientMesh {
  fileprivate var printed: String {
    let vertices = zip(vertices, colors).map { "\($0.point.printed) \($1)" }.joined(separator: ", ")
    return "(mesh-gradient \(width)×\(height): \(vertices))"
  }
}

extension TiledImage {
  fileprivate var printed: String {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = source == whole ? "" : " source \(source.printed)"
    let opacity = opacity == 1 ? "" : " opacity \(opacity.printed)"
    return "(tiles \(tile.picture.pixelSize) at \(tile.frame.printed)\(source)\(opacity))"
  }
}

private func degrees(_ radians: Double) -> String { (radians * 180 / .pi).printed + "°" }
