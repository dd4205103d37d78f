import Foundation
import Graphics
import Testing

@testable import CairoPainting

/// Faint and small things on panels: tracks, badges, ticks, and text on tones.
struct PainterPanelFaintTests {
  private func text(_ string: String, _ color: ResolvedColor, x: CGFloat, y: CGFloat, size: CGFloat = 20) -> DisplayItem
  {
    let run = TextRun(string, style: TextStyle(font: ResolvedFont(size: size)), paint: .color(color))
    return .text(TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: x, y: y), width: 44))
  }

  /// A bold letter I with a stem of about six pixels.
  private func letter(_ color: ResolvedColor, x: CGFloat, y: CGFloat) -> DisplayItem {
    let run = TextRun("I", style: TextStyle(font: ResolvedFont(size: 30, weight: 700)), paint: .color(color))
    return .text(TextItem(runs: [run], style: ParagraphStyle(), origin: CGPoint(x: x, y: y), width: 10))
  }

  private func linear(_ from: ResolvedColor, _ to: ResolvedColor, _ path: Path) -> DisplayItem {
    let box = path.boundingRect
    let stops = GradientStops([.init(color: from, location: 0), .init(color: to, location: 1)])
    return .fill(
      path, .linearGradient(stops, start: CGPoint(x: 0, y: box.minY), end: CGPoint(x: 0, y: box.maxY)), evenOdd: false)
  }

  private func ring(_ side: CGFloat, _ width: CGFloat) -> Path {
    let inset = width / 2 + 2
    let circle = Path(ellipseIn: CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset))
    return circle.strokedPath(StrokeStyle(lineWidth: width))
  }

  @Test(arguments: [CGFloat(40), 128, 300])
  func `the track of a ring has a line around it`(side: CGFloat) throws {
    let track = DisplayItem.group(
      .opacity(0.25), [.fill(ring(side, side / 8), .color(.black), evenOdd: false)])
    let rows = try sketch([track], width: side, height: side).split(separator: "\n")
    let middle = rows[Int(side) / 2]
    // Two edges on each side, white between them.
    let edges = middle.split(separator: "1")
    #expect(edges.count == 4 && edges.allSatisfy { $0.count <= 2 }, "\(middle)")
  }

  @Test func `a ring that is clear to see is filled`() throws {
    let arc = DisplayItem.fill(ring(128, 20), .color(.black), evenOdd: false)
    let edges = try sketch([arc], width: 128, height: 128).split(separator: "\n")[64].split(separator: "1")
    #expect(edges.count == 2 && edges.allSatisfy { $0.count >= 19 })
  }

  @Test func `layers of a track on tones count as one`() throws {
    let track = Path(roundedRect: CGRect(x: 10, y: 10, width: 44, height: 4), cornerRadius: 2)
    let dark = linear(
      ResolvedColor(red: 0.03, green: 0.04, blue: 0.14), ResolvedColor(red: 0.29, green: 0.14, blue: 0.5),
      Path(CGRect(x: 0, y: 0, width: 64, height: 32)))
    let layers: [DisplayItem] = [
      .fill(track, .color(ResolvedColor(white: 1, alpha: 0.14)), evenOdd: false),
      .fill(track, .color(ResolvedColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.36)), evenOdd: false),
    ]
    let rows = try sketch([dark] + layers, .blackWhiteRed, width: 64, height: 32).split(separator: "\n")
    #expect(rows[10].dropFirst(14).prefix(36).allSatisfy { $0 == "1" }, "the upper edge: \(rows[10])")
    #expect(rows[11].dropFirst(14).prefix(36).allSatisfy { $0 == "0" }, "inside: \(rows[11])")
  }

  @Test(arguments: [PanelPalette.blackAndWhite, .gray4, .blackWhiteRed, .sevenColors])
  func `a badge with a faint gradient is one colour`(_ palette: PanelPalette) throws {
    let badge = linear(
      ResolvedColor(red: 0.19, green: 0.63, blue: 1), ResolvedColor(red: 0, green: 0.53, blue: 1),
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 36, height: 36)))
    let rows = try sketch([badge], palette, width: 40, height: 40).split(separator: "\n")
    #expect(
      Set(rows[8..<32].map { $0.dropFirst(10).prefix(20) }).count == 1
        && Set(rows[20].dropFirst(10).prefix(20)).count == 1)
    // A large area is a picture.
    let sky = linear(
      ResolvedColor(red: 0.19, green: 0.63, blue: 1), ResolvedColor(red: 0, green: 0.53, blue: 1),
      Path(CGRect(x: 0, y: 0, width: 120, height: 120)))
    #expect(Set(try sketch([sky], palette, width: 120, height: 120)).count > 2)
  }

  @Test func `ticks have one colour on tones and on flat ground`() throws {
    let sky = linear(
      ResolvedColor(red: 0.11, green: 0.36, blue: 0.66), ResolvedColor(red: 0.23, green: 0.47, blue: 0.71),
      Path(CGRect(x: 0, y: 0, width: 120, height: 120)))
    let hill = DisplayItem.rect(0, 80, 120, 40, ResolvedColor(red: 0.09, green: 0.27, blue: 0.52))
    let ticks = Path { path in
      for x in stride(from: CGFloat(10), to: 110, by: 20) {
        path.addRect(CGRect(x: x, y: 20, width: 2, height: 10))
        path.addRect(CGRect(x: x, y: 95, width: 2, height: 10))
      }
    }
    let item = DisplayItem.fill(ticks, .color(ResolvedColor(white: 1, alpha: 0.75)), evenOdd: false)
    let rows = try sketch([sky, hill, item], width: 120, height: 120).split(separator: "\n")
    for y in Array(20..<30) + Array(95..<105) {
      let row = Array(rows[y])
      #expect([10, 30, 50, 70, 90].allSatisfy { row[$0] == "1" && row[$0 + 1] == "1" }, "\(y): \(rows[y])")
    }
  }

  @Test func `lines of a paragraph have one colour`() throws {
    // The upper line is on tones, the lower one on flat ground.
    let tones = linear(
      ResolvedColor(white: 0.75), ResolvedColor(white: 0.6), Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
    let items = [tones, .rect(0, 40, 60, 40, ResolvedColor(white: 0.05))]
    let lines = [CGFloat(34), 74].map { letter(ResolvedColor(white: 1, alpha: 0.8), x: 28, y: $0) }
    func stems(_ items: [DisplayItem]) throws -> [String] {
      let rows = try sketch(items, width: 60, height: 80).split(separator: "\n")
      return [24, 64].map { String(rows[$0].dropFirst(26).prefix(20)) }
    }
    let (together, apart) = (
      try stems(items + lines), try stems(items + [lines[0], .rect(0, 0, 1, 1, .black), lines[1]])
    )
    #expect(together[0].contains("01111") && together[1].contains("01111"), "\(together)")
    #expect(apart[0].contains("10000") && apart[1].contains("01111"), "\(apart)")
  }

  @Test func `faint letters on tones are seen on the lightest of them`() throws {
    let tones = linear(
      ResolvedColor(white: 0.55), ResolvedColor(white: 0), Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
    let faint = ResolvedColor(white: 1, alpha: 0.6)
    let row = try sketch([tones, letter(faint, x: 28, y: 30)], .gray4, width: 60, height: 40).split(separator: "\n")[20]
    #expect(row.contains("03333"), "white, with a rim: \(row)")
    let dark = linear(
      ResolvedColor(white: 0.15), ResolvedColor(white: 0), Path(CGRect(x: 0, y: 0, width: 60, height: 40)))
    let calm = try sketch([dark, letter(faint, x: 28, y: 30)], .gray4, width: 60, height: 40).split(separator: "\n")[20]
    #expect(calm.contains("02222"), "\(calm)")
  }

  @Test func `a hand that meets another is not taken for it`() throws {
    let sky = linear(
      ResolvedColor(white: 0.3), ResolvedColor(white: 0.25), Path(CGRect(x: 0, y: 0, width: 120, height: 120)))
    func hand(_ angle: CGFloat) -> DisplayItem {
      .group(
        .transform(CGAffineTransform(translationX: 60, y: 60).rotated(by: angle)),
        [
          .fill(
            Path(roundedRect: CGRect(x: -3, y: -40, width: 6, height: 44), cornerRadius: 3), .color(.white),
            evenOdd: false)
        ])
    }
    let rows = try sketch([sky, hand(1.1), hand(-0.9)], width: 120, height: 120).split(separator: "\n").map(Array.init)
    #expect(rows[60 - 13][60 + 26] == "1" && rows[60 - 16][60 - 20] == "1")
  }

  @Test func `letters on many greys have no rim where they are clear to see`() throws {
    let dark = linear(
      ResolvedColor(white: 0.1), ResolvedColor(white: 0.25), Path(CGRect(x: 0, y: 0, width: 60, height: 30)))
    let letters = text("Tide", .white, x: 4, y: 24)
    #expect(!(try sketch([dark, letters], .gray16, width: 60, height: 30).contains("0")))
    #expect(
      try sketch([gradient(60, 30), letters], .gray16, width: 60, height: 30)
        != sketch([gradient(60, 30)], .gray16, width: 60, height: 30))
  }

  @Test func `a rim has no dots`() throws {
    let gray = linear(
      ResolvedColor(white: 0.45), ResolvedColor(white: 0.47), Path(CGRect(x: 0, y: 0, width: 120, height: 120)))
    let rows = try sketch([gray, letter(.black, x: 28, y: 28)], width: 120, height: 120).split(separator: "\n")
    for row in rows[10..<26] { #expect(row.dropFirst(24).prefix(16).contains("110000011"), "\(row.prefix(60))") }
  }

  @Test func `a line around a shape is not drawn along the panel's edges`() throws {
    let bar = DisplayItem.rect(0, 4, 8, 4, ResolvedColor(white: 0.9))
    #expect(
      try sketch([bar], width: 8, height: 8).split(separator: "\n")
        == ["11111111", "11111111", "11111111", "11111111", "00000000", "11111111", "11111111", "11111111"])
  }

  @Test func `the ground of a dark colour scheme is black`() throws {
    let greys = try #require(PanelPalette(colors: [0, 0.25, 0.5, 0.75, 1].map { ResolvedColor(white: $0) }))
    for palette in [PanelPalette.gray4, greys] {
      let ground = DisplayItem.rect(0, 0, 40, 40, ResolvedColor(white: 0.11))
      #expect(Set(try sketch([ground], palette, width: 40, height: 40)) == ["0", "\n"])
      #expect(
        Set(try sketch([.rect(0, 0, 40, 40, ResolvedColor(white: 0.45))], palette, width: 40, height: 40)) != [
          "0", "\n",
        ])
    }
  }
}
