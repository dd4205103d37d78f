internal import CCairo
import Foundation
import Graphics

/// A borrowed `cairo_t`. Changes last until the next `cairo_restore`.
extension OpaquePointer {
  /// Makes transparency the source.
  func setClearSource() { cairo_set_source_rgba(self, 0, 0, 0, 0) }

  /// Makes `path` the current path; an empty path if a point is not finite.
  func setPath(_ path: Path) {
    cairo_new_path(self)
    let limit = coordinateLimit
    func fits(_ point: CGPoint) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }
    if case .rectangle(let rect) = path.form, rect.minX.isFinite, rect.minY.isFinite {
      let rect = rect.intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
      if !rect.isNull { cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height) }
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
        cairo_move_to(self, current.x, current.y)
      case .line(let to):
        current = limited(to)
        cairo_line_to(self, current.x, current.y)
      case .quadCurve(let to, let control):
        let (end, control) = (limited(to), limited(control))
        let first = CGPoint.between(current, control, 2 / 3)
        let second = CGPoint.between(end, control, 2 / 3)
        cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .curve(let to, let control1, let control2):
        let (first, second) = (limited(control1), limited(control2))
        current = limited(to)
        cairo_curve_to(self, first.x, first.y, second.x, second.y, current.x, current.y)
      case .closeSubpath: cairo_close_path(self)
      }
    }
    if !isUsable { cairo_new_path(self) }
  }

  /// The maximum absolute value of a coordinate: Cairo's numbers have 24 integer bits, in pixels.
  private var coordinateLimit: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy), 1e-9)
    return 4_000_000 / scale
  }

  func setStroke(_ style: StrokeStyle) {
    cairo_set_line_width(self, style.lineWidth)
    cairo_set_miter_limit(self, style.miterLimit)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(self, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(self, join)
    // Cairo fails permanently for a negative dash, or if all are zero.
    let dash = style.dash.contains { $0 > 0 } && !style.dash.contains { $0 < 0 } ? style.dash.map(Double.init) : []
    cairo_set_dash(self, dash, Int32(dash.count), style.dashPhase)
  }

  /// Makes `bitmap`, stretched over `frame`, the source while `body` runs.
  ///
  /// The bitmap usually has exactly the frame's pixels; if not, the nearest pixel is used unless `isSmooth`.
  func withPicture(_ bitmap: Bitmap, in frame: CGRect, isSmooth: Bool = false, _ body: () -> Void) {
    bitmap.withBytes { bytes in
      // Cairo does not write to a source, although its constructor takes a mutable pointer.
      let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, Int32(bitmap.pixelSize.width), Int32(bitmap.pixelSize.height),
        Int32(bitmap.bytesPerRow))
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, CGFloat(bitmap.pixelSize.width) / frame.width, CGFloat(bitmap.pixelSize.height) / frame.height)
      cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_set_source(self, pattern)
      cairo_pattern_destroy(pattern)
      body()
      // Vector surfaces read pixels when they are written; this makes them copy the pixels now.
      cairo_set_source_rgba(self, 0, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Paints the source through a mask with its top left pixel at `origin`; the context's units are the mask's pixels.
  func mask(_ mask: ShadowMask, at origin: CGPoint) {
    mask.withSurface { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, -origin.x, -origin.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_mask(self, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}

extension CGPoint {
  /// The point a fraction of the way from `start` to `end`.
  fileprivate static func between(_ start: CGPoint, _ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}
