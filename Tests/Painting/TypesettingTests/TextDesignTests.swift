import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct TextDesignTests {
  private func run(_ text: String, _ change: (inout TextStyle) -> Void = { _ in }) -> TextRun {
    var run = TextRun.plain(text)
    change(&run.style)
    return run
  }

  private func width(_ text: String, _ change: (inout TextStyle) -> Void = { _ in }) throws -> CGFloat {
    try TextEngine().shape([run(text, change)], style: ParagraphStyle()).width
  }

  @Test func `monospaced letters are all 1266 of 2048 wide`() throws {
    let engine = try TextEngine()
    let line = engine.shape(
      [run("iWm.0 é") { $0.font.family = .system(.monospaced) }], style: ParagraphStyle())
    for cluster in line.clusters { #expect(abs(cluster.advance - 17 * 1266 / 2048) < 0.02) }
  }

  @Test func `the rounded design is as wide as the default one`() throws {
    #expect(try width("Rounded") { $0.font.family = .system(.rounded) } == width("Rounded"))
  }

  @Test func `every design has the system font's line height`() throws {
    let engine = try TextEngine()
    let plain = engine.shape([run("x")], style: ParagraphStyle())
    for design in [ResolvedFont.Design.rounded, .serif, .monospaced] {
      let line = engine.shape([run("x") { $0.font.family = .system(design) }], style: ParagraphStyle())
      #expect(line.ascent == plain.ascent && line.descent == plain.descent)
    }
  }

  @Test func `letters that a design lacks come from the system font`() throws {
    let log = DiagnosticLog()
    let line = try log.collecting {
      try TextEngine().line([run("a⌘☂") { $0.font.family = .system(.serif) }], style: ParagraphStyle())
    }
    #expect(log.diagnostics.isEmpty)
    #expect(line.pieces.count >= 2)
  }

  @Test func `font widths scale letters horizontally`() throws {
    let standard = try width("Width")
    #expect(try width("Width") { $0.font.width = -0.4 } < 0.75 * standard)
    #expect(try width("Width") { $0.font.width = -0.2 } < 0.9 * standard)
    #expect(try width("Width") { $0.font.width = 0.2 } > 1.1 * standard)
    #expect(try width("Width") { $0.font.width = .nan } == standard)
  }

  @Test func `small capitals are scaled capitals at the same text positions`() throws {
    let engine = try TextEngine()
    let small = run("aBß") { $0.font.smallCaps = .lowercase }
    let line = engine.shape([small], style: ParagraphStyle())
    #expect(line.clusters.map(\.utf8Range) == [0..<1, 1..<2, 2..<4])
    #expect(abs(line.clusters[0].advance - engine.width("A", size: 17 * 0.8)) < 0.01)
    #expect(abs(line.clusters[1].advance - engine.width("B")) < 0.01)
  }

  @Test func `digits of equal width are as wide as a zero`() throws {
    let engine = try TextEngine()
    let line = engine.shape([run("0123456789") { $0.font.hasMonospacedDigits = true }], style: ParagraphStyle())
    let zero = engine.width("0")
    for cluster in line.clusters { #expect(abs(cluster.advance - zero) < 0.1) }
  }

  @Test func `tracking takes precedence over kerning`() throws {
    let plain = try width("abc")
    #expect(try abs(width("abc") { ($0.tracking, $0.kerning) = (1, 5) } - plain - 3) < 1e-6)
    #expect(try abs(width("abc") { $0.kerning = 5 } - plain - 15) < 1e-6)
    #expect(try width("abc") { $0.tracking = .infinity } == plain)
  }

  @Test func `tabs are every 28 points`() throws {
    let line = try TextEngine().shape([run("a\tb\t\tc")], style: ParagraphStyle())
    let starts = line.clusters.indices.map { line.clusters[..<$0].reduce(0) { $0 + $1.advance } }
    #expect(abs(starts[2] - 28) < 1e-6)
    #expect(abs(starts[5] - 84) < 1e-6)
  }

  @Test func `an image takes up its own width and height`() throws {
    let attachment = TextAttachment(size: CGSize(width: 30, height: 40), depth: 5, items: [])
    let image = TextRun(attachment, style: TextRun.plain("").style, paint: TextRun.plain("").paint)
    let line = try TextEngine().shape([run("a"), image], style: ParagraphStyle())
    #expect(line.clusters.last?.advance == 30)
    #expect(line.ascent == 35)
    #expect(line.spans.map(\.runIndex) == [0, 1])
    #expect(line.spans.last.map { $0.range.upperBound - $0.range.lowerBound } == 30)
  }

  @Test func `a registered font is found by its family, its face and its file's name`() throws {
    var fonts = FontDirectories.debian
    fonts.registerFont(at: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    fonts.registerFont(at: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")
    fonts.registerFont(at: "/nonexistent.ttf")
    let engine = try TextEngine(fonts: fonts)
    func line(_ name: String) -> (ShapedParagraph, [Diagnostic]) {
      let log = DiagnosticLog()
      let line = log.collecting {
        engine.shape([run("Bundle") { $0.font.family = .named(name) }], style: ParagraphStyle())
      }
      return (line, log.diagnostics)
    }
    let (family, familyDiagnostics) = line("DejaVu Serif")
    let (face, faceDiagnostics) = line("DejaVuSerif-Bold")
    #expect(familyDiagnostics.isEmpty && faceDiagnostics.isEmpty)
    #expect(face.width > family.width)
    // The face's own line: 0.928 and 0.236 of the size.
    #expect(abs(family.ascent - 17 * 0.928) < 0.05)
    #expect(line("Helvetica Neue").1.map(\.id) == ["font.family-unknown"])
  }

  @Test func `the order of registration does not matter`() {
    var (a, b) = (FontDirectories.debian, FontDirectories.debian)
    a.registerFont(at: "/x")
    a.registerFont(at: "/y")
    b.registerFont(at: "/y")
    b.registerFont(at: "/x")
    b.registerFont(at: "/x")
    #expect(a == b)
  }
}
