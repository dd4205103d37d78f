import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterPanelTests {
  @Test func `nothing is painted on white paper`() throws {
    #expect(try sketch([], width: 3, height: 2) == "111\n111")
  }

  @Test func `a flat shape has one colour, that of its contrast`() throws {
    // A blue of middle lightness stands out on white, so that it is black.
    let blue = ResolvedColor(red: 0, green: 0.48, blue: 1)
    #expect(
      try sketch([.rect(1, 1, 4, 4, blue)], width: 6, height: 6)
        == "111111\n100001\n100001\n100001\n100001\n111111")
  }

  @Test func `a shape that would vanish has a line around it`() throws {
    let faint = ResolvedColor(white: 0.9)
    #expect(
      try sketch([.rect(1, 1, 6, 6, faint)])
        == "11111111\n10000001\n10111101\n10111101\n10111101\n10111101\n10000001\n11111111")
    // Greys of the panel need none.
    let gray = try sketch([.rect(1, 1, 6, 6, faint)], .gray16)
    #expect(gray.split(separator: "\n")[3] == "feeeeeef")
  }

  @Test func `what is on a faint shape is seen as on its colour`() throws {
    // A bar on a track: the track has a line, the bar is solid.
    let track = DisplayItem.rect(1, 1, 30, 10, ResolvedColor(white: 0.85))
    let bar = DisplayItem.rect(1, 1, 15, 10, ResolvedColor(red: 0, green: 0.5, blue: 0))
    let rows = try sketch([track, bar], width: 32, height: 12).split(separator: "\n")
    #expect(rows[5] == "10000000000000001111111111111101")
  }

  @Test func `a hairline is a whole pixel wide`() throws {
    let line = DisplayItem.rect(0, 3.2, 8, 0.3, ResolvedColor(white: 0.5))
    #expect(try sketch([line]).split(separator: "\n").map { $0.first } == ["1", "1", "1", "0", "1", "1", "1", "1"])
    let path = Path { path in
      path.move(to: CGPoint(x: 2.4, y: 0))
      path.addLine(to: CGPoint(x: 2.4, y: 8))
    }
    let stroke = DisplayItem.stroke(path, StrokeStyle(lineWidth: 0.2), .color(.black))
    #expect(Set(try sketch([stroke]).split(separator: "\n")) == ["11011111"])
  }

  @Test(arguments: [PanelPalette.blackAndWhite, .blackWhiteRed, .sevenColors])
  func `text has no dots, whatever its colour and the opacity of its group`(_ palette: PanelPalette) throws {
    func text(_ color: ResolvedColor) -> DisplayItem {
      let run = TextRun("Tide", style: TextStyle(font: ResolvedFont(size: 20)), paint: .color(color))
      return .text(TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: 2, y: 22), width: 44))
    }
    let black = try sketch([text(.black)], palette, width: 48, height: 28)
    #expect(Set(black) == ["0", "1", "\n"] && black.count { $0 == "0" } > 60)
    for item in [
      text(ResolvedColor(white: 0.5)), text(ResolvedColor(white: 0, alpha: 0.6)),
      .group(.opacity(0.5), [text(.black)]), .group(.color(.grayscale(1)), [text(.black)]),
    ] {
      #expect(try sketch([item], palette, width: 48, height: 28) == black)
    }
    let white = try sketch([.rect(0, 0, 48, 28), text(.white)], palette, width: 48, height: 28)
    #expect(String(white.map { $0 == "0" ? "1" : $0 == "1" ? "0" : $0 }) == black)
  }

  @Test func `text that is invisible stays invisible`() throws {
    let run = TextRun("Tide", style: TextStyle(font: ResolvedFont(size: 20)), paint: .color(.white))
    let text = DisplayItem.text(
      TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: 2, y: 22), width: 44))
    #expect(!(try sketch([text], width: 48, height: 28).contains("0")))
  }

  @Test func `gradients are mixed, and flat shapes on them are not`() throws {
    let rows = try sketch([gradient(64, 32), .rect(24, 8, 16, 16, .black)], width: 64, height: 32)
      .split(separator: "\n")
    #expect(rows[0].contains("01") && rows[0].contains("10"))
    #expect(rows[8..<24].allSatisfy { $0.dropFirst(24).prefix(16).allSatisfy { $0 == "0" } })
  }

  @Test func `a translucent shape is a part of the tones below it`() throws {
    let veil = DisplayItem.rect(0, 0, 64, 32, ResolvedColor(white: 0, alpha: 0.5))
    let (plain, veiled) = (
      try sketch([gradient(64, 32)], width: 64, height: 32),
      try sketch([gradient(64, 32), veil], width: 64, height: 32)
    )
    #expect(veiled.contains("1") && veiled.count { $0 == "1" } < plain.count { $0 == "1" } / 2)
  }

  @Test func `letters on tones have a rim`() throws {
    let run = TextRun("I", style: TextStyle(font: ResolvedFont(size: 30, weight: 700)), paint: .color(.white))
    let text = DisplayItem.text(
      TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: 28, y: 28), width: 10))
    let rows = try sketch([gradient(64, 32), text], width: 64, height: 32).split(separator: "\n")
    #expect(rows[16].contains("01111"), "a black rim, then the letter")
  }

  @Test func `photographs keep their light`() throws {
    let image = DrawableImage(
      content: .decoded(Bitmap(width: 1, [0xFF80_8080])), pixelSize: PixelSize(width: 1, height: 1))
    let item = ImageItem(picture: image, frame: CGRect(x: 0, y: 0, width: 40, height: 40), interpolation: .none)
    let key = PreparedImages.Key(item, scale: PixelScale(1))
    let light = try sketch(
      [.picture(item)], width: 40, height: 40, pictures: [key: Bitmap(width: 1, [0xFF80_8080])]
    ).count { $0 == "1" }
    // 128 of 255 is 22 % of white's light.
    #expect((300...390).contains(light))
  }

  @Test func `red stays red where the panel has it, and grey stays grey`() throws {
    let red = ResolvedColor(red: 0.9, green: 0.2, blue: 0.15)
    #expect(try sketch([.rect(0, 0, 8, 8, red)], .blackWhiteRed).contains("2"))
    #expect(!(try sketch([.rect(1, 1, 4, 4, ResolvedColor(white: 0.55))], .blackWhiteRed).contains("2")))
    #expect(!(try sketch([.rect(1, 1, 4, 4, .blue)], .blackWhiteRed).contains("2")))
  }

  @Test func `edges are smooth where there are greys`() throws {
    let circle = DisplayItem.fill(
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 28, height: 28)), .color(.black), evenOdd: false)
    #expect(Set(try sketch([circle], .gray4, width: 32, height: 32)).count == 5)
    #expect(Set(try sketch([circle], width: 32, height: 32)).count == 3)
  }

  @Test func `shadows and masks are painted too`() throws {
    let shadow = Shadow(color: ResolvedColor(white: 0, alpha: 0.6), radius: 4, offset: .zero)
    let box = DisplayItem.rect(12, 12, 8, 8, .white)
    let shaded = try sketch([.group(.shadow(shadow), [box])], width: 32, height: 32)
    #expect(shaded.contains("0"))
    let mask = DisplayItem.group(.mask([.rect(0, 0, 4, 8)]), [.rect(0, 0, 8, 8, ResolvedColor(white: 0.3))])
    #expect(Set(try sketch([mask]).split(separator: "\n")) == ["00001111"])
  }

  @Test func `a gradient through letters is one colour`() throws {
    let run = TextRun("Tide", style: TextStyle(font: ResolvedFont(size: 20)), paint: .color(.black))
    let text = DisplayItem.text(
      TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: 2, y: 22), width: 44))
    let plain = try sketch([text], width: 48, height: 28)
    #expect(try sketch([.group(.mask([text]), [gradient(48, 28)])], width: 48, height: 28) == plain)
  }

  @Test func `a track on tones has a line, and a hill has none`() throws {
    let track = DisplayItem.fill(
      Path(roundedRect: CGRect(x: 10, y: 10, width: 44, height: 8), cornerRadius: 4),
      .color(ResolvedColor(white: 1, alpha: 0.15)), evenOdd: false)
    let dark = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 64, height: 32)),
      .linearGradient(
        GradientStops([
          .init(color: ResolvedColor(white: 0.1), location: 0), .init(color: ResolvedColor(white: 0.2), location: 1),
        ]), start: .zero, end: CGPoint(x: 64, y: 0)), evenOdd: false)
    let rows = try sketch([dark, track], width: 64, height: 32).split(separator: "\n")
    #expect(rows[10].dropFirst(16).prefix(30).allSatisfy { $0 == "1" }, "the upper edge")
    let hill = Path { path in
      path.move(to: CGPoint(x: 0, y: 150))
      path.addLine(to: CGPoint(x: 100, y: 60))
      path.addLine(to: CGPoint(x: 200, y: 150))
      path.closeSubpath()
    }
    let pale = DisplayItem.fill(hill, .color(ResolvedColor(white: 0.9)), evenOdd: false)
    #expect(!(try sketch([pale], width: 200, height: 160).contains("0")))
  }
}
