import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterShapeTests {
  @Test func `a rectangle on pixel edges fills them and no others`() throws {
    let bitmap = try paint([.rect(1, 1, 3, 2, .red)], width: 5, height: 4)
    #expect(
      bitmap.sketch == """
        .....
        .###.
        .###.
        .....
        """)
    #expect(bitmap[1, 1] == 0xFFFF_0000)
    #expect(bitmap[0, 0] == 0)
  }

  @Test func `a translucent colour is premultiplied`() throws {
    let bitmap = try paint(
      [.rect(0, 0, 1, 1, ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))], width: 1, height: 1)
    for (ours, expected) in zip(bitmap.pixel(0, 0), [128, 64, 0, 128]) { #expect(abs(ours - expected) <= 1) }
  }

  @Test func `half a pixel is half covered`() throws {
    let bitmap = try paint([.rect(0.5, 0, 2, 1)], width: 4, height: 1)
    #expect(bitmap.sketch == "5#5.")
    #expect(abs(bitmap.alpha(0, 0) - 128) <= 1)
  }

  @Test func `points become pixels by the scale`() throws {
    let bitmap = try paint([.rect(0.5, 0.5, 1, 1)], width: 2, height: 2, scale: 2)
    #expect(bitmap.pixelSize == PixelSize(width: 4, height: 4))
    #expect(bitmap.sketch == "....\n.##.\n.##.\n....")
  }

  @Test func `later items cover earlier ones`() throws {
    let bitmap = try paint([.rect(0, 0, 2, 1, .red), .rect(1, 0, 1, 1, .blue)], width: 2, height: 1)
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[1, 0] == 0xFF00_00FF)
  }

  @Test func `overlapping subpaths are filled, or left out by the even-odd rule`() throws {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
    }
    let full = try paint([.fill(path, .color(.black), evenOdd: false)], width: 5, height: 5)
    #expect(full.sketch == Array(repeating: "#####", count: 5).joined(separator: "\n"))
    let holed = try paint([.fill(path, .color(.black), evenOdd: true)], width: 5, height: 5)
    #expect(holed.sketch == "#####\n#...#\n#...#\n#...#\n#####")
  }

  @Test func `the fill rule of one item does not reach the next`() throws {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 1))
      $0.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let row = try paint(
      [.fill(path, .color(.black), evenOdd: true), .fill(path, .color(.black), evenOdd: false)], width: 3, height: 1)
    #expect(row.sketch == "###")
  }

  @Test func `a stroke is half inside and half outside`() throws {
    let path = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let bitmap = try paint([.stroke(path, StrokeStyle(lineWidth: 2), .color(.black))])
    #expect(
      bitmap.sketch == """
        ........
        .######.
        .######.
        .##..##.
        .##..##.
        .######.
        .######.
        ........
        """)
  }

  @Test func `line ends and dashes`() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 2, y: 1))
      $0.addLine(to: CGPoint(x: 6, y: 1))
    }
    func row(_ style: StrokeStyle) throws -> String {
      try paint([.stroke(line, style, .color(.black))], width: 8, height: 1).sketch
    }
    #expect(try row(StrokeStyle(lineWidth: 2)) == "..####..")
    #expect(try row(StrokeStyle(lineWidth: 2, lineCap: .square)) == ".######.")
    #expect(try row(StrokeStyle(lineWidth: 2, dash: [1, 1])) == "..#.#...")
    #expect(try row(StrokeStyle(lineWidth: 2, dash: [1, 1], dashPhase: 1)) == "...#.#..")
    // An invalid dash pattern makes the line solid instead of stopping the painter.
    #expect(try row(StrokeStyle(lineWidth: 2, dash: [0, 0])) == "..####..")
    #expect(try row(StrokeStyle(lineWidth: 2, dash: [-1, 2])) == "..####..")
  }

  @Test func `a circle covers its area`() throws {
    let bitmap = try paint(
      [.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), .color(.black), evenOdd: false)],
      width: 40, height: 40)
    let area = (0..<1600).reduce(0.0) { $0 + Double(bitmap.alpha($1 % 40, $1 / 40)) / 255 }
    #expect(abs(area - .pi * 400) < 4)
    #expect(bitmap.alpha(0, 0) == 0)
    #expect(bitmap.alpha(20, 20) == 255)
  }

  @Test func `a gradient runs from its first colour to its last`() throws {
    let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 0, y: 101))
    let bitmap = try CairoPaintingTests.paint(
      [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 101)), paint, evenOdd: false)], width: 1, height: 101)
    // Row 50 is the middle, where red and blue meet in Oklab; the first and the last are half a row from the ends.
    #expect(close(bitmap.pixel(0, 50), [140, 83, 162, 255], within: 2))
    #expect(close(bitmap.pixel(0, 0), [255, 0, 0, 255], within: 6))
    #expect(close(bitmap.pixel(0, 100), [0, 0, 255, 255], within: 6))
  }

  @Test func `a gradient extends its end colours`() throws {
    let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
    let paint = Paint.linearGradient(stops, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0))
    let bitmap = try CairoPaintingTests.paint(
      [.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 1)), paint, evenOdd: false)], width: 6, height: 1)
    #expect(bitmap.pixel(0, 0) == [255, 0, 0, 255])
    #expect(bitmap.pixel(5, 0) == [0, 0, 255, 255])
  }

  @Test func `a gradient without stops paints nothing`() throws {
    let paint = Paint.linearGradient(GradientStops([]), start: .zero, end: CGPoint(x: 4, y: 0))
    let bitmap = try CairoPaintingTests.paint(
      [.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 1)), paint, evenOdd: false)], width: 4, height: 1)
    #expect(bitmap.sketch == "....")
  }

  @Test func `an empty or too large canvas is an error`() throws {
    #expect(throws: PaintingError.unusableSize(PixelSize(width: 0, height: 8))) { try paint([], width: 0) }
    #expect(throws: PaintingError.unusableSize(PixelSize(width: 8, height: 0))) { try paint([], height: 0.2) }
    #expect(throws: PaintingError.unusableSize(PixelSize(width: 32_768, height: 8))) { try paint([], width: 32_768) }
  }

  @Test func `equal lists give equal pixels`() throws {
    let items: [DisplayItem] = [
      .fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 30, height: 20)), .color(.red), evenOdd: false),
      .group(
        .shadow(Shadow(color: .black, radius: 2)),
        [
          .text(
            TextItem(
              runs: [.plain("Ag 42")], style: ParagraphStyle(), origin: CGPoint(x: 2, y: 25), width: 60))
        ]),
    ]
    let first = try paint(items, width: 64, height: 32, scale: 2)
    #expect(try paint(items, width: 64, height: 32, scale: 2) == first)
    #expect(try paint(Array(items.reversed()), width: 64, height: 32, scale: 2) != first)
    #expect(first.sketch.contains("#"))
  }

  private func close(_ a: [Int], _ b: [Int], within tolerance: Int) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
