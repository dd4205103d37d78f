import CairoSurfaces
internal import CCairo
import Dithering
import Foundation
import Graphics
import Typesetting

extension PaintingPass {
  /// The least alpha at which a shape hides the tones below it.
  static let leastFlatAlpha = 0.95

  /// Paints a flat item in a panel's colours; false for items with tones.
  func paintFlat(_ item: DisplayItem, with ink: PanelInk) -> Bool {
    guard let frame = frame(of: [item]), let visible, let seen = frame.intersection(visible) else { return true }
    func ground(_ frame: PixelFrame = seen) -> PanelInk.Ground {
      ink.ground(at: frame, of: cairo_get_group_target(context.pointer))
    }
    switch item {
    case .fill(let path, let paint, let evenOdd):
      guard !paint.hasTones, let color = paint.flat else { return false }
      return fill(path, color, evenOdd, on: ground(), in: seen, with: ink)
    case .stroke(let path, var style, let paint):
      guard style.lineWidth > 0, style.lineWidth.isFinite, let color = paint.flat,
        let number = ink.mark(color, on: ground(), least: 3)
      else { return true }
      // A line that is thinner than a pixel would have gaps.
      style.lineWidth = max(style.lineWidth, 1 / max(pixelsPerPoint, 1e-6))
      context.setSource(ink.colors[number])
      context.setPath(path)
      context.setStroke(style)
      cairo_stroke(context.pointer)
    case .picture(let picture):
      guard let tint = picture.tint, let color = tint.flat else { return false }
      if let number = ink.mark(color, on: ground(), least: 3) { stencil(picture, in: ink.colors[number]) }
    case .text(let text):
      let matrix = matrix
      let letters = PixelFrame(around: text.letterBox.bounding { $0.applying(matrix) })?.intersection(seen)
      draw(text, on: ground(letters ?? seen), with: ink)
    case .group: return false
    }
    return true
  }

  private func fill(
    _ path: Path, _ color: ResolvedColor, _ evenOdd: Bool, on ground: PanelInk.Ground, in frame: PixelFrame,
    with ink: PanelInk
  ) -> Bool {
    if ground.number == nil, color.alpha < Self.leastFlatAlpha {
      guard path.isTrack else { return false }
      return fillTrack(path, color, on: ground, with: ink)
    }
    cairo_set_fill_rule(context.pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let side = min(frame.width, frame.height)
    let isSymbol =
      path.form == .elements && CGFloat(max(frame.width, frame.height)) < Self.largestSymbol * pixelsPerPoint
    guard
      let fill = side <= 2 || isSymbol
        ? ink.mark(color, on: ground, least: 3).map({ PanelInk.Fill(number: $0) })
        : ink.fill(color, on: ground, in: frame)
    else { return true }
    ink.add(fill, of: color, on: ground, in: frame)
    context.setSource(ink.colors[fill.number])
    setPath(path, thickened: side <= 2)
    cairo_fill(context.pointer)
    // Around a hill, a line would look like a part of the picture.
    guard let edge = fill.edge, path.form != .elements else { return true }
    drawEdge(of: path, in: ink.colors[edge], width: side < 8 ? 1 : lineWidth)
    return true
  }

  /// Paints the track of a progress bar on tones: without a line, nothing would be left of it.
  private func fillTrack(
    _ path: Path, _ color: ResolvedColor, on ground: PanelInk.Ground, with ink: PanelInk
  ) -> Bool {
    context.setSource(color)
    context.setPath(path)
    cairo_fill(context.pointer)
    if let number = ink.mark(color.opacity(1 / max(color.alpha, 0.01)), on: ground, least: 3) {
      drawEdge(of: path, in: ink.colors[number], width: 1)
    }
    return true
  }

  /// Draws a line inside a shape, along its edge, with a width in pixels.
  private func drawEdge(of path: Path, in color: ResolvedColor, width: CGFloat) {
    context.withSavedState {
      context.setPath(path)
      cairo_clip_preserve(context.pointer)
      context.setSource(color)
      // Half of the line is outside of the clip. In narrow shapes it leaves most of the inside.
      context.setStroke(StrokeStyle(lineWidth: 2 * width / max(pixelsPerPoint, 1e-6)))
      cairo_stroke(context.pointer)
    }
  }

  /// The sides of shapes that count as symbols and not as areas are shorter, in points.
  private static let largestSymbol: CGFloat = 96

  /// The width of the line around a shape that would vanish, and of the rim of letters on tones, in pixels.
  private var lineWidth: CGFloat { max(1, (pixelsPerPoint * 0.75).rounded()) }

  /// Makes `path` the current path; a rectangle that is thinner than a pixel covers a whole one.
  private func setPath(_ path: Path, thickened: Bool) {
    guard thickened, case .rectangle(let rect) = path.form, matrix.b == 0, matrix.c == 0,
      let pixels = PixelFrame(around: rect.applying(matrix))
    else { return context.setPath(path) }
    let exact = rect.applying(matrix)
    func side(_ length: CGFloat) -> Int { max(Int(length.rounded()), 1) }
    let frame = PixelFrame(x: pixels.x, y: pixels.y, width: side(exact.width), height: side(exact.height))
    withPixelMatrix { context.setPath(frame) }
  }

  private func draw(_ text: TextItem, on ground: PanelInk.Ground, with ink: PanelInk) {
    func number(_ paint: Paint) -> Int? { paint.flat.flatMap { ink.mark($0, on: ground, least: 4.5) } }
    func draw(_ lettering: Lettering, _ color: (Paint) -> ResolvedColor?) {
      painter.text.draw(text.runs, style: text.style, at: text.origin, in: context, lettering: lettering) { paint in
        if let color = color(paint) { context.setSource(color) } else { context.setClearSource() }
      }
    }
    if ground.number == nil {
      // Letters on tones have a rim, which keeps the tones' dots away from them.
      draw(.outline(width: lineWidth)) { paint in
        number(paint).map { ink.colors[ink.colors.mostVisible(on: ink.colors[$0])] }
      }
    }
    draw(ink.colors.palette.hasMidtones ? .smooth : .crisp) { paint in number(paint).map { ink.colors[$0] } }
  }
}

extension Path {
  /// Whether the shape may be the track of a progress bar: long and thin.
  var isTrack: Bool {
    let box = boundingRect
    return form != .elements && min(box.width, box.height) <= 12 && max(box.width, box.height) >= 24
  }
}

extension TextItem {
  /// The rectangle of most of its ink.
  fileprivate var letterBox: CGRect {
    let size = runs.map(\.style.font.size).max() ?? 0
    return CGRect(x: origin.x, y: origin.y - 0.75 * size, width: width, height: 0.8 * size)
  }
}
