import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

extension CairoContext {
  /// Makes transparency the source.
  func setClearSource() { cairo_set_source_rgba(pointer, 0, 0, 0, 0) }

  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes the pixels of `layer`, in units of its own, the source.
  func setSource(_ layer: PixelLayer) {
    setSource(layer.surface, at: CGPoint(x: layer.frame.x, y: layer.frame.y))
  }

  func scale(_ factor: CGFloat) { cairo_scale(pointer, factor, factor) }

  /// Makes `frame` the current path, or no path.
  func setPath(_ frame: PixelFrame?) {
    cairo_new_path(pointer)
    guard let frame else { return }
    cairo_rectangle(pointer, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
  }

  /// Makes `path` the current path; an empty path if a point is not finite.
  func setPath(_ path: Path) {
    cairo_new_path(pointer)
    let limit = coordinateLimit
    func fits(_ point: CGPoint) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }
    if case .rectangle(let rect) = path.form, rect.minX.isFinite, rect.minY.isFinite {
      let rect = rect.intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
      if !rect.isNull { cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height) }
      return
    }
    var isUsable = true
    func limited(_ point: CGPoint) -> CGPoint {
      if fits(point) { return point }
      guard point.x.isFinite, point.y.isFinite else {
        isUsable = false
        return .zero
      }
      return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        current = limited(to)
        cairo_move_to(pointer, current.x, current.y)
      case .line(let to):
        current = limited(to)
        cairo_line_to(pointer, current.x, current.y)
      case .quadCurve(let to, let control):
        let (end, control) = (limited(to), limited(control))
        let first = CGPoint.between(current, control, 2 / 3)
        let second = CGPoint.between(end, control, 2 / 3)
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .curve(let to, let control1, let control2):
        let (first, second) = (limited(control1), limited(control2))
        current = limited(to)
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, current.x, current.y)
      case .closeSubpath: cairo_close_path(pointer)
      }
    }
    if !isUsable { cairo_new_path(pointer) }
  }

  /// The maximum absolute value of a coordinate: Cairo's numbers have 24 integer bits, in pixels.
  private var coordinateLimit: CGFloat {
    let matrix = matrix
    let scale = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d), 1e-9)
    return 4_000_000 / scale
  }

  func setStroke(_ style: StrokeStyle) {
    cairo_set_line_width(pointer, style.lineWidth)
    cairo_set_miter_limit(pointer, style.miterLimit)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(pointer, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(pointer, join)
    // Cairo fails permanently for a negative dash, or if all are zero.
    let dash = style.dash.contains { $0 > 0 } && !style.dash.contains { $0 < 0 } ? style.dash.map(Double.init) : []
    cairo_set_dash(pointer, dash, Int32(dash.count), style.dashPhase)
  }

  /// Makes `bitmap`, stretched over `frame`, the source while `body` runs.
  ///
  /// The bitmap usually has exactly the frame's pixels; if not, the nearest pixel is used unless `isSmooth`.
  func withImage(_ bitmap: Bitmap, in frame: CGRect, isSmooth: Bool = false, _ body: () -> Void) {
    bitmap.withBytes { bytes in
      // Cairo does not write to a source, although its constructor takes a mutable pointer.
      let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      let surface = CairoSurface(
        takingOwnershipOf: cairo_image_surface_create_for_data(
          pixels, CAIRO_FORMAT_ARGB32, Int32(bitmap.pixelSize.width), Int32(bitmap.pixelSize.height),
          Int32(bitmap.bytesPerRow)))
      let pattern = CairoPattern(surface)
      cairo_pattern_set_filter(pattern.pointer, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, CGFloat(bitmap.pixelSize.width) / frame.width, CGFloat(bitmap.pixelSize.height) / frame.height)
      cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
      cairo_pattern_set_matrix(pattern.pointer, &matrix)
      setSource(pattern)
      body()
      // Vector surfaces read pixels when they are written; this makes them copy the pixels now.
      setClearSource()
      surface.finish()
    }
  }

  /// Paints the source through a mask with its top left pixel at `origin`; the context's units are the mask's pixels.
  func mask(_ mask: ShadowMask, at origin: CGPoint) {
    mask.withSurface { surface in
      let pattern = CairoPattern(surface)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, -origin.x, -origin.y)
      cairo_pattern_set_matrix(pattern.pointer, &matrix)
      cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_BILINEAR)
      self.mask(pattern)
    }
  }
}

extension CGPoint {
  /// The point a fraction of the way from `start` to `end`.
  fileprivate static func between(_ start: CGPoint, _ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}
