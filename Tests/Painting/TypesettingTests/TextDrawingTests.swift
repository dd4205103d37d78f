import CairoSurfaces
import CCairo
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

/// A transparent canvas with readable alpha.
private final class Canvas {
  let surface: CairoSurface
  let context: CairoContext
  let side: Int

  init(side: Int = 120) throws {
    self.side = side
    surface = try CairoSurface(width: side, height: side)
    context = try surface.makeContext()
  }

  /// Alpha of every pixel, 0…255, row by row.
  var alpha: [UInt8] {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    return (0..<side * side).map { data[$0 / side * stride + $0 % side * 4 + 3] }
  }

  /// The pixels with ink, in device coordinates.
  var inkBounds: CGRect {
    var bounds = CGRect.null
    for (index, value) in alpha.enumerated() where value > 0 {
      bounds = bounds.union(CGRect(x: index % side, y: index / side, width: 1, height: 1))
    }
    return bounds
  }

  /// Draws `runs` in opaque black.
  func draw(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), at baseline: CGPoint, opacity: Double = 1,
    with engine: TextEngine
  ) {
    engine.draw(runs, style: style, at: baseline, in: context) { _ in
      cairo_set_source_rgba(context.pointer, 0, 0, 0, opacity)
    }
  }
}

struct TextDrawingTests {
  @Test(arguments: ["Chapter", "提灯守", "اللغة", "👍🏽"])
  func `ink is inside the ink bounds`(text: String) throws {
    let engine = try TextEngine()
    let canvas = try Canvas()
    cairo_scale(canvas.context.pointer, 2, 2)
    canvas.draw([.plain(text, size: 11)], at: CGPoint(x: 5, y: 30), with: engine)
    let said = engine.inkBounds([.plain(text, size: 11)], style: ParagraphStyle()).offsetBy(dx: 5, dy: 30)
    let drawn = canvas.inkBounds
    for (a, b) in [
      (drawn.minX, said.minX), (drawn.maxX, said.maxX), (drawn.minY, said.minY), (drawn.maxY, said.maxY),
    ] { #expect(abs(a / 2 - b) <= 1.25) }
  }

  @Test func `each run is drawn with its own paint, in order`() throws {
    let engine = try TextEngine()
    let canvas = try Canvas()
    var runs = [TextRun.plain("ab"), TextRun.plain(" "), TextRun.plain("cd")]
    runs[2].paint = .color(ResolvedColor(red: 1, green: 0, blue: 0))
    var paints: [Paint] = []
    engine.draw(runs, style: ParagraphStyle(), at: CGPoint(x: 0, y: 40), in: canvas.context) { paints.append($0) }
    #expect(Array(paints.prefix(1)) == [runs[0].paint])
    #expect(paints.last == runs[2].paint)
    #expect(paints.count <= 3)
  }

  @Test func `glyphs are positioned between pixels`() throws {
    let engine = try TextEngine()
    let pictures = try [0, 0.25, 0.5, 0.75, 1].map { offset -> [UInt8] in
      let canvas = try Canvas()
      canvas.draw([.plain("l", size: 13)], at: CGPoint(x: 10 + offset, y: 40), with: engine)
      return canvas.alpha
    }
    #expect(Set(pictures).count == 5)
    #expect(Array(pictures[4].dropFirst()) == Array(pictures[0].dropLast()))
  }

  @Test func `rotated text and huge text are drawn too`() throws {
    let engine = try TextEngine()
    let turned = try Canvas()
    cairo_translate(turned.context.pointer, 60, 10)
    cairo_rotate(turned.context.pointer, .pi / 2)
    turned.draw([.plain("Chapter", size: 11)], at: .zero, with: engine)
    #expect(turned.inkBounds.height > turned.inkBounds.width * 2)
    let huge = try Canvas(side: 200)
    huge.draw([.plain("i", size: 190)], at: CGPoint(x: 10, y: 170), with: engine)
    #expect(huge.inkBounds.height > 130)
  }

  @Test func `too large letters are left out, and the context stays usable`() throws {
    let engine = try TextEngine()
    let canvas = try Canvas()
    let log = DiagnosticLog()
    log.collecting {
      canvas.context.withSavedState {
        cairo_scale(canvas.context.pointer, 1e6, 1e6)
        canvas.draw([.plain("Hi 👍")], at: CGPoint(x: -1, y: 1), with: engine)
      }
      canvas.draw([.plain("x")], at: CGPoint(x: 5, y: 30), with: engine)
    }
    try canvas.context.check()
    #expect(canvas.inkBounds.minX >= 5 && canvas.inkBounds.maxX < 20)
    #expect(Set(log.diagnostics.map(\.id)) == ["text.too-large"])
  }

  @Test func `emoji take the alpha of the paint`() throws {
    let engine = try TextEngine()
    let opaque = try Canvas()
    opaque.draw([.plain("😀", size: 40)], at: CGPoint(x: 10, y: 80), with: engine)
    let faint = try Canvas()
    faint.draw([.plain("😀", size: 40)], at: CGPoint(x: 10, y: 80), opacity: 0.5, with: engine)
    #expect(opaque.alpha.max() == 255)
    let strongest = try #require(faint.alpha.max())
    #expect((126...129).contains(strongest))
    #expect(opaque.inkBounds == faint.inkBounds)
  }

  @Test func `an emoji of thousands of pixels is scaled from a limited bitmap`() throws {
    let engine = try TextEngine()
    let small = try Canvas()
    small.draw([.plain("😀", size: 80)], at: CGPoint(x: 10, y: 90), with: engine)
    let corner = CGPoint(x: small.inkBounds.minX - 10, y: small.inkBounds.minY - 90)
    // Fifty times as large, its upper edge in the middle of the canvas.
    let large = try Canvas()
    let origin = CGPoint(x: 60 - corner.x * 50 - 2000, y: 60 - corner.y * 50)
    large.draw([.plain("😀", size: 4000)], at: origin, opacity: 0.5, with: engine)
    let shown = large.inkBounds
    #expect(abs(shown.minY - 60) < 50 && shown.minX == 0 && shown.maxX == 120 && shown.maxY == 120)
    #expect((126...129).contains(try #require(large.alpha.max())))
    try large.context.check()
  }

  @Test func `drawing changes only the context's source and path`() throws {
    let engine = try TextEngine()
    let canvas = try Canvas()
    cairo_scale(canvas.context.pointer, 2, 2)
    canvas.draw([.plain("a👍b ع")], at: CGPoint(x: 5, y: 30), with: engine)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context.pointer, &matrix)
    #expect(matrix.xx == 2 && matrix.yy == 2 && matrix.x0 == 0)
    try canvas.context.check()
  }

  @Test func `the second drawing of a text has the same bytes`() throws {
    let engine = try TextEngine()
    let pictures = try (0..<2).map { _ -> [UInt8] in
      let canvas = try Canvas()
      canvas.draw([.plain("Chapter 月 ع 👍", size: 13)], at: CGPoint(x: 3.3, y: 40), with: engine)
      return canvas.alpha
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].contains { $0 > 0 })
  }
}
