import Foundation
import Testing

@testable import Graphics

struct AccentedRenderingTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
  private var colors: AccentedRendering { AccentedRendering(primary: .white, accent: blue) }

  private func square(_ paint: Paint) -> DisplayItem { .fill(square, paint, evenOdd: false) }

  @Test func `every colour becomes the primary one and keeps its alpha`() {
    let shadow = Shadow(color: .black, radius: 2)
    let items: [DisplayItem] = [
      square(.color(red.opacity(0.5))),
      .stroke(square, StrokeStyle(), .color(.black)),
      .group(.shadow(shadow), [square(.color(red))]),
    ]
    #expect(
      colors.painting(items) == [
        square(.color(.white.opacity(0.5))),
        .stroke(square, StrokeStyle(), .color(.white)),
        .group(.shadow(Shadow(color: .white, radius: 2)), [square(.color(.white))]),
      ])
  }

  @Test func `the stops of a gradient keep their alpha`() {
    let stops = GradientStops([.init(color: red, location: 0), .init(color: red.opacity(0), location: 1)])
    let white = GradientStops([.init(color: .white, location: 0), .init(color: .white.opacity(0), location: 1)])
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 9))
    #expect(
      colors.painting([square(.linearGradient(stops, start: start, end: end))])
        == [square(.linearGradient(white, start: start, end: end))])
  }

  @Test func `an accented group has the accent colour, also inside of other groups, and the innermost is used`() {
    let accented = DisplayItem.group(
      .colorGroup(ColorGroup(.accent)),
      [square(.color(red)), .group(.colorGroup(ColorGroup(.primary)), [square(.color(red))])])
    #expect(
      colors.painting([.group(.opacity(0.5), [accented])])
        == [.group(.opacity(0.5), [square(.color(blue)), square(.color(.white))])])
  }

  @Test func `a picture is painted by its alpha unless it keeps its own colours`() {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 2, height: 2), isOpaque: false) { _ in }
    let picture = DisplayItem.picture(
      ImageItem(
        picture: DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize),
        frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    guard case .picture(let tinted)? = colors.painting([picture]).first else {
      Issue.record("no picture")
      return
    }
    #expect(tinted.tint == .color(.white))
    #expect(colors.painting([.group(.colorGroup(ColorGroup(.own)), [picture])]) == [picture])
  }

  @Test func `a group by luminance is a mask over its colour`() {
    let bright = DisplayItem.group(
      .colorGroup(ColorGroup(.accent, followsLuminance: true)), [square(.color(red))])
    guard case .group(.mask(let mask), let ink)? = colors.painting([bright]).first else {
      Issue.record("no mask")
      return
    }
    #expect(ink == [square(.color(blue))])
    #expect(mask == [.group(.color(.luminanceToAlpha), [square(.color(.black)), square(.color(red))])])
  }

  @Test func `only colour filters that change alpha have an effect`() {
    #expect(colors.painting([.group(.color(.invert), [square(.color(red))])]) == [square(.color(.white))])
    let half = ResolvedColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(
      colors.painting([.group(.color(.multiply(half)), [square(.color(red))])])
        == [.group(.opacity(0.5), [square(.color(.white))])])
    #expect(
      colors.painting([.group(.blend(.destinationOut), [square(.color(red))])])
        == [.group(.blend(.destinationOut), [square(.color(.white))])])
    #expect(colors.painting([.group(.blend(.multiply), [square(.color(red))])]) == [square(.color(.white))])
  }

  @Test func `texts stay texts, but colour glyphs use their alpha`() {
    let style = TextStyle(font: ResolvedFont(size: 10))
    func line(_ text: String, _ color: ResolvedColor) -> DisplayItem {
      .text(
        TextItem(
          runs: [TextRun(text, style: style, paint: .color(color))], style: ParagraphStyle(), origin: .zero, width: 30))
    }
    #expect(colors.painting([line("sun 1", red)]) == [line("sun 1", .white)])
    guard case .group(.mask(let mask), _)? = colors.painting([line("sun ☀️", red)]).first else {
      Issue.record("no mask")
      return
    }
    #expect(mask == [line("sun ☀️", red)])
  }
}
