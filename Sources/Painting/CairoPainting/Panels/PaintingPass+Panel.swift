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
    func ground() -> PanelInk.Ground { ink.ground(at: [seen], of: cairo_get_group_target(context.pointer)) }
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
    case .text(let text): drawBlock([text], with: ink)
    case .group: return false
    }
    return true
  }

  private func fill(
    _ path: Path, _ color: ResolvedColor, _ evenOdd: Bool, on ground: PanelInk.Ground, in frame: PixelFrame,
    with ink: PanelInk
  ) -> Bool {
    cairo_set_fill_rule(context.pointer, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let isLine = ground.number == nil && path.isLine(in: color)
    if ground.number == nil, color.alpha < Self.leastFlatAlpha, !isLine {
      guard path.isTrack else { return false }
      return fillTrack(path, color, on: ground, in: frame, with: ink)
    }
    let side = min(frame.width, frame.height)
    let isSmall = CGFloat(max(frame.width, frame.height)) < Self.largestSymbol * pixelsPerPoint
    let isFigure = path.form == .elements
    let area = ink.fill(color, on: ground, in: frame)
    // A faint ring is a track; other figures are symbols, or parts of a picture.
    let isRing = isFigure && area?.edge != nil && path.isTrack
    guard
      let fill = side <= 2 || isLine || isFigure && isSmall && !isRing
        ? ink.mark(color, on: ground, least: 3).map({ PanelInk.Fill(number: $0) }) : area
    else { return true }
    if !isRing { ink.add(fill, of: color, on: ground, in: frame) }
    context.setSource(ink.colors[fill.number])
    setPath(path, thickened: side <= 2)
    cairo_fill(context.pointer)
    // Around a hill, a line would look like a part of the picture.
    guard let edge = fill.edge, isRing || !isFigure else { return true }
    drawEdge(of: path, in: edge, width: side < 8 ? 1 : lineWidth, with: ink)
    return true
  }

  /// Paints a track on tones: without a line, nothing would be left of it.
  private func fillTrack(
    _ path: Path, _ color: ResolvedColor, on ground: PanelInk.Ground, in frame: PixelFrame, with ink: PanelInk
  ) -> Bool {
    guard var fill = ink.part(color, of: ground) else { return true }
    context.setSource(ink.colors[fill.number])
    context.setPath(path)
    cairo_fill(context.pointer)
    fill.edge = ink.mark(color.opacity(1 / max(color.alpha, 0.01)), on: ground, least: 3)
    if let edge = fill.edge { drawEdge(of: path, in: edge, width: 1, with: ink) }
    if path.form != .elements { ink.add(fill, of: color, on: ground, in: frame) }
    return true
  }

  /// Draws a line inside a shape, along its edge, with a width in pixels.
  private func drawEdge(of path: Path, in color: Int, width: CGFloat, with ink: PanelInk) {
    context.withSavedState {
      context.setPath(path)
      cairo_clip(context.pointer)
      context.setPath(widened(path, beyond: ink.size))
      context.setSource(ink.colors[color])
      // Half of the line is outside of the clip. In narrow shapes it leaves most of the inside.
      context.setStroke(StrokeStyle(lineWidth: 2 * width / max(pixelsPerPoint, 1e-6)))
      cairo_stroke(context.pointer)
    }
  }

  /// A rectangle whose edges along the canvas's are outside of it: lines there would be a frame.
  private func widened(_ path: Path, beyond canvas: PixelSize) -> Path {
    let matrix = matrix
    guard case .rectangle(let rect) = path.form, matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else {
      return path
    }
    let pixels = rect.applying(matrix)
    func extra(_ isAtEdge: Bool) -> CGFloat { isAtEdge ? 16 / max(pixelsPerPoint, 1e-6) : 0 }
    let (left, top) = (extra(pixels.minX < 0.5), extra(pixels.minY < 0.5))
    let right = extra(pixels.maxX > CGFloat(canvas.width) - 0.5)
    let bottom = extra(pixels.maxY > CGFloat(canvas.height) - 0.5)
    return Path(
      CGRect(
        x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right, height: rect.height + top + bottom))
  }

  /// The sides of shapes that count as symbols and not as areas are shorter, in points.
  static let largestSymbol: CGFloat = 96

  /// The width of the line around a shape that would vanish, in pixels.
  private var lineWidth: CGFloat { max(1, (pixelsPerPoint * 0.75).rounded()) }

  /// The width of the rim of letters on tones, in pixels.
  private var rimWidth: CGFloat { max(2, lineWidth) }

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

  /// Draws lines of text, all of them on tones if one is: lines of a paragraph, numerals of a dial.
  func drawBlock(_ texts: [TextItem], with ink: PanelInk) {
    let (matrix, target) = (matrix, cairo_get_group_target(context.pointer))
    let boxes = texts.map { text in
      let letters = PixelFrame(around: text.letterBox.bounding { $0.applying(matrix) })
      guard let visible, let whole = frame(of: [.text(text)])?.intersection(visible) else { return PixelFrame?.none }
      return letters?.intersection(whole) ?? whole
    }
    var grounds = boxes.map { box in box.map { ink.ground(at: [$0], of: target) } }
    if texts.count > 1, grounds.contains(where: { $0 != nil && $0?.number == nil }) {
      let shared = ink.ground(at: boxes.compactMap(\.self), of: target).mixed
      grounds = grounds.map { $0 == nil ? nil : shared }
    }
    for (text, ground) in zip(texts, grounds) {
      if let ground { draw(text, on: ground, with: ink) }
    }
  }

  private func draw(_ text: TextItem, on ground: PanelInk.Ground, with ink: PanelInk) {
    func number(_ paint: Paint) -> Int? { paint.flat.flatMap { ink.mark($0, on: ground, least: 4.5) } }
    // Letters on dots have a rim, which keeps the dots away from them.
    drawLetters(of: text, .outline(width: rimWidth)) { paint in
      guard let number = number(paint), ink.hasDots(ground, around: number) else { return nil }
      return ink.colors[ink.colors.mostVisible(on: ink.colors[number])]
    }
    drawLetters(of: text, ink.colors.palette.hasMidtones ? .smooth : .crisp) { paint in
      number(paint).map { ink.colors[$0] }
    }
  }

  /// Draws where letters on tones have no dots, for a picture of tones.
  func drawRim(of text: TextItem) {
    drawLetters(of: text, .outline(width: rimWidth)) { $0.flat == .black ? .black : nil }
  }

  private func drawLetters(of text: TextItem, _ lettering: Lettering, in color: (Paint) -> ResolvedColor?) {
    painter.text.draw(text.runs, style: text.style, at: text.origin, in: context, lettering: lettering) { paint in
      if let color = color(paint) { context.setSource(color) } else { context.setClearSource() }
    }
  }
}

extension ArraySlice where Element == DisplayItem {
  /// The lines of text at the beginning that look alike and have nothing between them.
  var textBlock: [TextItem] {
    var block: [TextItem] = []
    for item in self {
      guard item.expanded == nil, case .text(let text) = item, let run = text.runs.first,
        block.first.map({ $0.runs.first?.paint == run.paint && $0.runs.first?.style == run.style }) ?? true
      else { break }
      block.append(text)
    }
    return block
  }
}

extension TextItem {
  /// The rectangle of most of its ink.
  fileprivate var letterBox: CGRect {
    let size = runs.map(\.style.font.size).max() ?? 0
    return CGRect(x: origin.x, y: origin.y - 0.75 * size, width: width, height: 0.8 * size)
  }
}
