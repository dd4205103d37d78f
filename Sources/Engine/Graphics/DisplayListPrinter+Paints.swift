import Foundation

/// A paint in the printed display list.
func form(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): "\(color)"
  case .linearGradient(let stops, let start, let end):
    "(linear-gradient \(form(start)) to \(form(end)): \(form(stops)))"
  case .radialGradient(let stops, let center, let start, let end):
    "(radial-gradient \(form(center)) radius \(number(start)) to \(number(end)): \(form(stops)))"
  case .ellipticalGradient(let stops, let center, let start, let end):
    "(elliptical-gradient \(form(center)) radius \(form(start)) to \(form(end)): \(form(stops)))"
  case .angularGradient(let stops, let center, let start, let end):
    "(angular-gradient \(form(center)) from \(degrees(start)) to \(degrees(end)): \(form(stops)))"
  case .meshGradient(let mesh): form(mesh)
  case .picture(let paint): form(paint)
  case .material(let backdrop): "(\(form(backdrop)))"
  case .effect(let effect, let paint): "(\(form(effect.effect)) \(form(paint)))"
  }
}

/// An effect in the printed display list, without parentheses; masks are printed as trees.
func form(_ effect: Effect) -> String {
  switch effect {
  case .opacity(let opacity): "opacity \(number(opacity))"
  case .clip(let path, let evenOdd): "clip \(form(path))\(evenOdd ? " even-odd" : "")"
  case .mask: "mask"
  case .shadow(let shadow): "shadow \(form(shadow))"
  case .innerShadow(let shadow): "inner-shadow \(form(shadow))"
  case .blur(let radius, let isOpaque): "blur \(number(radius))\(isOpaque ? " opaque" : "")"
  case .color(let filter): form(filter)
  case .blend(let mode): "blend \(mode.rawValue)"
  case .isolation: "isolation"
  case .transform(let matrix):
    "transform \([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { number($0) }.joined(separator: " "))"
  case .projection(let m):
    "projection "
      + [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { String(format: "%.4g", $0) }
      .joined(separator: " ")
  case .backdrop(let backdrop): form(backdrop)
  case .colorGroup(let group): "color-group \(group.ink.rawValue)\(group.followsLuminance ? " luminance" : "")"
  }
}

private func form(_ filter: ColorFilter) -> String {
  switch filter {
  case .brightness(let amount): "brightness \(number(amount))"
  case .contrast(let amount): "contrast \(number(amount))"
  case .saturation(let amount): "saturation \(number(amount))"
  case .grayscale(let amount): "grayscale \(number(amount))"
  case .hueRotation(let angle): "hue-rotation \(degrees(angle))"
  case .invert: "color-invert"
  case .multiply(let color): "color-multiply \(color)"
  case .luminanceToAlpha: "luminance-to-alpha"
  case .matrix(let matrix): "color-matrix " + matrix.rows.joined().map { number($0) }.joined(separator: " ")
  case .alphaThreshold(let min, let max, let color): "alpha-threshold \(number(min)) to \(number(max)) \(color)"
  case .decodingGamma: "decoding-gamma"
  case .encodingGamma: "encoding-gamma"
  }
}

private func form(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

private func form(_ size: CGSize) -> String { "\(number(size.width)) \(number(size.height))" }

private func form(_ shadow: Shadow) -> String {
  "\(shadow.color) radius \(number(shadow.radius)) offset \(form(shadow.offset))"
}

private func form(_ backdrop: Backdrop) -> String {
  let opacity = backdrop.opacity == 1 ? "" : " opacity \(number(backdrop.opacity))"
  let numbers = "radius \(number(backdrop.radius)) saturation \(number(backdrop.saturation))"
  return "backdrop \(numbers) tint \(backdrop.tint)\(opacity)"
}

private func form(_ stops: GradientStops) -> String {
  let list = stops.stops.map { "\(number($0.location)) \($0.color)" }.joined(separator: ", ")
  return (stops.space == .perceptual ? "" : "\(stops.space) ") + list
}

private func form(_ mesh: GradientMesh) -> String {
  let vertices = zip(mesh.vertices, mesh.colors).map { "\(form($0.point)) \($1)" }.joined(separator: ", ")
  return "(mesh-gradient \(mesh.width)×\(mesh.height): \(vertices))"
}

private func form(_ paint: TiledImage) -> String {
  let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  let source = paint.source == whole ? "" : " source \(form(paint.source))"
  let opacity = paint.opacity == 1 ? "" : " opacity \(number(paint.opacity))"
  return "(tiles \(paint.tile.picture.pixelSize) at \(form(paint.tile.frame))\(source)\(opacity))"
}

private func degrees(_ radians: Double) -> String { number(radians * 180 / .pi) + "°" }
