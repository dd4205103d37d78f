import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

extension PaintingPass {
  /// Makes `paint` the source for painting `item`. Gradients get extra stops, so that Cairo's sRGB mixing looks
  /// perceptual.
  ///
  /// - Returns: False if there is nothing to paint with.
  func setSource(_ paint: Paint, over item: DisplayItem) -> Bool {
    switch paint {
    case .color(let color): context.setSource(color)
    case .linearGradient(let stops, let start, let end):
      guard start != end else { return setSolidSource(stops) }
      setSource(
        CairoPattern(takingOwnershipOf: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)), stops)
    case .radialGradient(let stops, let center, let start, let end):
      return setRadialSource(
        stops, center: center, radii: (CGSize(width: start, height: start), CGSize(width: end, height: end)))
    case .ellipticalGradient(let stops, let center, let start, let end):
      return setRadialSource(stops, center: center, radii: (start, end))
    case .angularGradient(let stops, let center, let start, let end):
      guard stops.stops.count > 1 else { return setSolidSource(stops) }
      guard let layer = sourceLayer(over: item) else { return false }
      reportRasterised("an angular gradient")
      let turn = GradientTurn(stops, start: start, end: end)
      layer.fill(with: turn, center: center, pixelsToPoints: matrix.inverted())
      setSource(layer)
    case .meshGradient(let mesh):
      guard let layer = sourceLayer(over: item) else { return false }
      reportRasterised("a mesh gradient")
      layer.fill(with: mesh, pointsToPixels: matrix)
      setSource(layer)
    case .picture(let paint): return setSource(paint)
    case .material, .effect: return false
    }
    return true
  }

  /// A layer for the visible part of `item`.
  private func sourceLayer(over item: DisplayItem) -> PixelLayer? {
    guard let visible, let frame = frame(of: [item])?.intersection(visible) else { return nil }
    return newLayer(frame)
  }

  private func setSolidSource(_ stops: GradientStops) -> Bool {
    guard let color = stops.stops.last?.color else { return false }
    context.setSource(color)
    return true
  }

  private func setSource(_ pattern: borrowing CairoPattern, _ stops: GradientStops) {
    for stop in stops.subdivided() {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern.pointer, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    context.setSource(pattern)
  }

  private func setRadialSource(_ stops: GradientStops, center: CGPoint, radii: (start: CGSize, end: CGSize)) -> Bool {
    let (start, end) = (max(0, radii.start.width), max(0, radii.end.width))
    let largest = max(start, end)
    guard largest > 0, largest.isFinite, center.x.isFinite, center.y.isFinite else { return setSolidSource(stops) }
    let tallest = max(radii.start.height, radii.end.height)
    guard tallest > 0, tallest.isFinite else { return setSolidSource(stops) }
    // Equal circles make a hard edge, which needs a minimal width.
    let outer = abs(end - start) < 1e-6 ? start + 1e-3 : end
    let pattern = CairoPattern(
      takingOwnershipOf: cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, outer))
    if tallest != largest {
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, center.x, center.y)
      cairo_matrix_scale(&matrix, 1, largest / tallest)
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern.pointer, &matrix)
    }
    setSource(pattern, stops)
    return true
  }

  private func setSource(_ paint: TiledImage) -> Bool {
    guard let bitmap = painter.pictures[PreparedImages.Key(paint.tile, scale: scale)] else { return false }
    let (size, frame) = (bitmap.pixelSize, paint.tile.frame)
    let source = paint.source.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !source.isNull, frame.width > 0, frame.height > 0 else { return false }
    func part(_ from: CGFloat, _ to: CGFloat, of count: Int) -> Range<Int> {
      let start = min(Int((from * CGFloat(count)).rounded()), count - 1)
      return start..<max(Int((to * CGFloat(count)).rounded()), start + 1)
    }
    let columns = part(source.minX, source.maxX, of: size.width)
    let rows = part(source.minY, source.maxY, of: size.height)
    guard let tile = newLayer(PixelFrame(x: 0, y: 0, width: columns.count, height: rows.count)) else { return false }
    let opacity = Float(min(max(paint.opacity, 0), 1))
    tile.withPixels { pixels in
      for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() {
          let pixel = bitmap[column, row]
          pixels[y * columns.count + x] = opacity == 1 ? pixel : (SIMD4<Float>(pixel: pixel) * opacity).pixel
        }
      }
    }
    let pattern = CairoPattern(tile.surface)
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(
      pattern.pointer, paint.tile.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, CGFloat(size.width) / frame.width, CGFloat(size.height) / frame.height)
    cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    context.setSource(pattern)
    return true
  }
}
