package import CairoSurfaces
internal import CCairo
import Diagnostics
package import Foundation
package import Graphics

/// How glyphs are drawn.
package enum Lettering: Hashable, Sendable {
  /// With grey edges.
  case smooth
  /// Without grey edges, for panels that have no greys.
  case crisp
  /// Only a line around each letter, of a width in pixels outside of it. Colour glyphs are left out.
  case outline(width: CGFloat)
}

extension TextEngine {
  /// Draws `runs` as one line.
  ///
  /// On images a glyph is within an eighth of a pixel of its position, and its baseline on a whole pixel. PDF and SVG
  /// get exact positions, and glyphs rather than outlines, so that text remains text.
  ///
  /// - Parameters:
  ///   - runs: What was measured; each is drawn with its paint.
  ///   - style: What it was measured with.
  ///   - baseline: The left end of the baseline, in the context's user space, also for text from right to left.
  ///   - context: Its source and current path are changed, nothing else.
  ///   - lettering: How glyphs are drawn (default: smooth).
  ///   - setPaint: Makes the paint the context's source. Called once for each run that has glyphs, in order.
  package func draw(
    _ runs: [TextRun], style: ParagraphStyle, at baseline: CGPoint, in context: borrowing CairoContext,
    lettering: Lettering = .smooth, setPaint: (Paint) -> Void
  ) {
    let pieces = line(runs, style: style).pieces
    for (index, run) in runs.enumerated() {
      let own = pieces.filter { $0.runIndex == index }
      guard !own.isEmpty else { continue }
      setPaint(run.paint)
      FontLock.withLock { for piece in own { Self.draw(piece, at: baseline, in: context, lettering) } }
    }
  }

  private static func draw(
    _ piece: ShapedLine.Piece, at baseline: CGPoint, in context: borrowing CairoContext, _ lettering: Lettering
  ) {
    guard isDrawable(piece.typeface, in: context) else { return }
    context.withSavedState {
      switch lettering {
      case .smooth: show(piece, at: baseline, in: context)
      case .crisp where piece.typeface.isColor: show(piece, at: baseline, in: context)
      case .crisp: showCrisp(piece, at: baseline, in: context)
      case .outline(let width): if !piece.typeface.isColor { outline(piece, width, at: baseline, in: context) }
      }
    }
  }

  /// Shows glyphs without grey edges, on whole pixels.
  private static func showCrisp(_ piece: ShapedLine.Piece, at baseline: CGPoint, in context: borrowing CairoContext) {
    setFont(piece.typeface, in: context)
    guard hasUprightSmallPixels(piece.typeface, in: context), !piece.typeface.isReshaped else {
      return fillOutlines(of: piece, at: baseline, in: context)
    }
    let options = cairo_font_options_create()
    cairo_get_font_options(context.pointer, options)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    let glyphs = piece.glyphs.map { glyph in
      var (x, y) = (Double(glyph.x + baseline.x), Double(glyph.y + baseline.y))
      cairo_user_to_device(context.pointer, &x, &y)
      (x, y) = (x.rounded(), y.rounded())
      cairo_device_to_user(context.pointer, &x, &y)
      return cairo_glyph_t(index: UInt(glyph.index), x: x, y: y)
    }
    cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
  }

  private static func outline(
    _ piece: ShapedLine.Piece, _ width: CGFloat, at baseline: CGPoint, in context: borrowing CairoContext
  ) {
    setFont(piece.typeface, in: context)
    setOutlines(of: piece, at: baseline, in: context)
    context.withIdentityMatrix {
      cairo_set_line_width(context.pointer, 2 * width)
      cairo_set_line_join(context.pointer, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context.pointer)
    }
  }

  private static func fillOutlines(
    of piece: ShapedLine.Piece, at baseline: CGPoint, in context: borrowing CairoContext
  ) {
    setOutlines(of: piece, at: baseline, in: context)
    cairo_fill(context.pointer)
  }

  /// Makes the outlines of glyphs the current path.
  private static func setOutlines(
    of piece: ShapedLine.Piece, at baseline: CGPoint, in context: borrowing CairoContext
  ) {
    let glyphs = piece.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: $0.x + baseline.x, y: $0.y + baseline.y)
    }
    cairo_new_path(context.pointer)
    cairo_glyph_path(context.pointer, glyphs, Int32(glyphs.count))
  }

  private static func show(_ piece: ShapedLine.Piece, at baseline: CGPoint, in context: borrowing CairoContext) {
    setFont(piece.typeface, in: context)
    let glyphs = piece.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: $0.x + baseline.x, y: $0.y + baseline.y)
    }
    if piece.typeface.isColor, !keepsText(context), EmojiGlyphs.areNeeded(for: piece.typeface, in: context) {
      EmojiGlyphs(typeface: piece.typeface).draw(glyphs, in: context)
    } else if piece.typeface.isColor {
      drawBitmaps(glyphs, in: context)
    } else if piece.typeface.isReshaped, !hasUprightSmallPixels(piece.typeface, in: context) || keepsText(context),
      let face = piece.typeface.subpixelFace
    {
      let placed = piece.glyphs.map {
        SubpixelFont.glyph($0.index, exactlyAt: CGPoint(x: $0.x + baseline.x, y: $0.y + baseline.y))
      }
      cairo_set_font_face(context.pointer, face)
      cairo_show_glyphs(context.pointer, placed, Int32(placed.count))
    } else if keepsText(context) {
      cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
    } else if !piece.isJoined || piece.typeface.isReshaped, hasUprightSmallPixels(piece.typeface, in: context),
      let face = piece.typeface.subpixelFace
    {
      let placed = piece.glyphs.map {
        SubpixelFont.glyph($0.index, at: CGPoint(x: $0.x + baseline.x, y: $0.y + baseline.y), in: context)
      }
      cairo_set_font_face(context.pointer, face)
      cairo_show_glyphs(context.pointer, placed, Int32(placed.count))
    } else {
      // One outline, so that there are no seams where letters touch.
      fillOutlines(of: piece, at: baseline, in: context)
    }
  }

  /// Returns false and reports letters that FreeType cannot draw: one would invalidate the whole picture.
  private static func isDrawable(_ typeface: Typeface, in context: borrowing CairoContext) -> Bool {
    let matrix = context.matrix
    var font = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    let stretch = max(1, typeface.stretch)
    let size = max(hypot(matrix.a, matrix.b) * stretch, hypot(matrix.c, matrix.d)) * abs(font.yy)
    guard size > largestSize else { return true }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "text.too-large",
        message: "letters larger than \(Int(largestSize)) pixels cannot be drawn and are left out"))
    return false
  }

  /// Half of FreeType's 16 bits of pixels per em, as outlines extend beyond their em.
  private static let largestSize: CGFloat = 32_000

  /// Whether caching glyph images makes sense: neither rotated, which would misalign them with pixels, nor huge.
  private static func hasUprightSmallPixels(_ typeface: Typeface, in context: borrowing CairoContext) -> Bool {
    let matrix = context.matrix
    var font = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(typeface.scaledFont, &font)
    return matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0 && font.yy * matrix.d <= 128
  }

  /// Sets face, size and options separately: `cairo_set_scaled_font` would keep the scale for which the font was
  /// created.
  private static func setFont(_ typeface: Typeface, in context: borrowing CairoContext) {
    let font = typeface.scaledFont
    cairo_set_font_face(context.pointer, cairo_scaled_font_get_font_face(font))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    cairo_matrix_scale(&matrix, typeface.stretch, 1)
    cairo_set_font_matrix(context.pointer, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font, options)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
  }

  /// Colour glyphs ignore the source, so its alpha is applied as a mask.
  private static func drawBitmaps(_ glyphs: [cairo_glyph_t], in context: borrowing CairoContext) {
    let source = context.source
    var alpha = 0.0
    if cairo_pattern_get_rgba(source.pointer, nil, nil, nil, &alpha) == CAIRO_STATUS_SUCCESS, alpha == 1 {
      cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count))
      return
    }
    context.setSourceToGroup { cairo_show_glyphs(context.pointer, glyphs, Int32(glyphs.count)) }
    context.mask(source)
  }

  private static func keepsText(_ context: borrowing CairoContext) -> Bool {
    let type = cairo_surface_get_type(cairo_get_group_target(context.pointer))
    return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG
  }
}
