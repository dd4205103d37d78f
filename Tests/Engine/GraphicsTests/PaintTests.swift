import Foundation
import Testing

@testable import Graphics

struct PaintTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let rect = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  private func printed(_ items: [DisplayItem]) -> String {
    let list = DisplayList(size: .zero, scale: PixelScale(1), items: items)
    return list.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
      .joined(separator: "\n")
  }

  @Test func `an item with an effect in its paint becomes a group`() throws {
    let shadow = Shadow(color: .black, radius: 2)
    let item = DisplayItem.fill(
      rect, .effect(.dropShadow(shadow), .effect(.blend(.screen), .color(red))), evenOdd: true)
    #expect(
      item.expanded == [
        .group(.shadow(shadow), [.fill(rect, .effect(.blend(.screen), .color(red)), evenOdd: true)])
      ])
    let pane = Backdrop(radius: 3, saturation: 1, tint: .white)
    #expect(
      DisplayItem.stroke(rect, StrokeStyle(), .material(pane)).expanded
        == [.group(.backdrop(pane), [.stroke(rect, StrokeStyle(), .color(.white))])])
    #expect(DisplayItem.fill(rect, .color(red), evenOdd: false).expanded == nil)
  }

  @Test func `runs of a text with the same effect share a group, and the plain ones are painted first`() throws {
    let style = TextStyle(font: ResolvedFont(size: 10))
    let glow = Paint.effect(.blend(.screen), .color(red))
    let runs = [
      TextRun("a", style: style, paint: glow), TextRun("b", style: style, paint: .color(.black)),
      TextRun("c", style: style, paint: glow),
    ]
    let item = TextItem(runs: runs, style: ParagraphStyle(), origin: .zero, width: 30)
    let unfolded = try #require(DisplayItem.text(item).expanded)
    #expect(unfolded.count == 2)
    func paints(_ item: DisplayItem) -> [Paint] {
      switch item {
      case .text(let text): text.runs.map(\.paint)
      case .group(_, let items): items.flatMap(paints)
      default: []
      }
    }
    #expect(paints(unfolded[0]) == [.color(.clear), .color(.black), .color(.clear)])
    #expect(paints(unfolded[1]) == [.color(red), .color(.clear), .color(red)])
  }

  @Test func `effects enlarge or move the bounds`() {
    let fill = DisplayItem.fill(rect, .color(red), evenOdd: false)
    func bounds(_ effect: Effect) -> CGRect { DisplayItem.group(effect, [fill]).bounds }
    #expect(bounds(.blur(radius: 2, isOpaque: false)) == CGRect(x: 4, y: 4, width: 32, height: 32))
    #expect(bounds(.blur(radius: 2, isOpaque: true)) == rect.boundingRect)
    #expect(bounds(.transform(CGAffineTransform(scaleX: -2, y: 1))) == CGRect(x: -60, y: 10, width: 40, height: 20))
    #expect(bounds(.transform(CGAffineTransform(scaleX: .nan, y: 1))).isNull)
    #expect(bounds(.color(.invert)) == rect.boundingRect)
    let shadowed = Paint.effect(.dropShadow(Shadow(color: .black, radius: 1)), .color(red))
    #expect(DisplayItem.fill(rect, shadowed, evenOdd: false).bounds == CGRect(x: 7, y: 7, width: 26, height: 26))
    var behind = ProjectionTransform()
    behind.m13 = -0.05
    #expect(bounds(.projection(behind)).isNull, "a corner lies behind the eye")
  }

  @Test func `pictures are found in paints`() {
    let picture = DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 2, height: 2))
    let tile = ImageItem(picture: picture, frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let paint = Paint.effect(.blend(.screen), .picture(TiledImage(tile: tile)))
    let list = DisplayList(size: .zero, scale: PixelScale(1), items: [.fill(rect, paint, evenOdd: false)])
    #expect(list.imageItems == [tile])
  }

  @Test func `paints are printed`() {
    func printed(_ paint: Paint) -> String {
      // Without the parentheses of the fill and of the list.
      String(
        self.printed([.fill(rect, paint, evenOdd: false)])
          .replacing("(fill (rect 10 10 20 20) ", with: "").dropLast(2))
    }
    let stops = GradientStops([.init(color: red, location: 0), .init(color: .black, location: 1)], space: .device)
    #expect(
      printed(.angularGradient(stops, center: .zero, start: 0, end: .pi))
        == "(angular-gradient 0 0 from 0° to 180°: device 0 #FF0000FF, 1 #000000FF)")
    #expect(
      printed(.radialGradient(stops, center: .zero, startRadius: 1, endRadius: 2))
        == "(radial-gradient 0 0 radius 1 to 2: device 0 #FF0000FF, 1 #000000FF)")
  }

  @Test func `stops outside of 0…1 are replaced by their colours at the ends`() {
    let stops = GradientStops(
      [.init(color: .black, location: -1), .init(color: .white, location: 1)], space: .device
    ).subdivided()
    #expect(stops.map(\.location) == [0, 1])
    #expect(stops[0].color == ResolvedColor(white: 0.5))
    let beyond = GradientStops([.init(color: red, location: 20), .init(color: .white, location: 40)]).subdivided()
    #expect(beyond.map(\.color) == [red])
    #expect(GradientStops([.init(color: red, location: .nan)]).stops.isEmpty)
  }

  @Test func `the inverse undoes a projection`() throws {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7))
    projection.m13 = 0.01
    let back = projection.concatenating(projection.inverted())
    let point = try #require(back.project(CGPoint(x: 3, y: 4)))
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(ProjectionTransform().isIdentity)
  }
}
