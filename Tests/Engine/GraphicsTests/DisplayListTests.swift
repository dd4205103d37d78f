import Foundation
import Testing

@testable import Graphics

struct DisplayListTests {
  private static let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let frame = CGRect(x: 1, y: 2, width: 30, height: 40.5)
  private static let picture = DrawableImage(content: .encoded(Data([1])), pixelSize: PixelSize(width: 6, height: 4))

  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 170, height: 170), scale: PixelScale(2), items: items)
  }

  @Test func `an empty list prints in one line`() {
    #expect(Self.list([]).description == "(display-list 170 170 @2x)\n")
  }

  @Test func `shapes are printed one per line`() {
    let gradient = Paint.linearGradient(
      GradientStops([.init(color: .black, location: 0), .init(color: .white.opacity(0.5), location: 1)]),
      start: CGPoint(x: 1, y: 2), end: CGPoint(x: 1, y: 42.5))
    let star = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.closeSubpath()
    }
    let dashed = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, dash: [2, 1], dashPhase: 0.5)
    let items: [DisplayItem] = [
      .fill(Path(Self.frame), Self.red, evenOdd: false),
      .fill(Path(roundedRect: Self.frame, cornerRadius: 8), gradient, evenOdd: false),
      .fill(Path(roundedRect: Self.frame, cornerRadius: 8, style: .circular), Self.red, evenOdd: false),
      .fill(star, Self.red, evenOdd: true),
      .stroke(Path(ellipseIn: Self.frame), StrokeStyle(), Self.red),
      .stroke(Path(Self.frame), dashed, Self.red),
    ]
    #expect(
      Self.list(items).description == """
        (display-list 170 170 @2x
          (fill (rect 1 2 30 40.5) #FF0000FF)
          (fill (rounded-rect 1 2 30 40.5 radius 8) (linear-gradient 1 2 to 1 42.5: 0 #000000FF, 1 #FFFFFF80))
          (fill (rounded-rect 1 2 30 40.5 radius 8 circular) #FF0000FF)
          (fill (path 0 0 m 3 4 l h) #FF0000FF even-odd)
          (stroke (ellipse 1 2 30 40.5) width 1 #FF0000FF)
          (stroke (rect 1 2 30 40.5) width 1.5 cap round join bevel dash 2 1 phase 0.5 #FF0000FF))

        """)
  }

  @Test func `text and pictures are printed with everything that affects their pixels`() {
    let plain = TextStyle(font: ResolvedFont(size: 17))
    let fancy = TextStyle(
      font: ResolvedFont(
        family: .system(.serif), size: 12.5, weight: 700, isItalic: true, hasMonospacedDigits: true),
      tracking: 0.5, baselineOffset: -2)
    let named = TextStyle(font: ResolvedFont(family: .named("Comic Neue"), size: 9))
    let origin = CGPoint(x: 16, y: 32.5)
    let items: [DisplayItem] = [
      .text(
        TextItem(
          runs: [
            TextRun("Say \"hi\"\\\n", style: plain, paint: Self.red), TextRun("2", style: fancy, paint: Self.red),
          ],
          style: ParagraphStyle(isRightToLeft: true, language: "ja"), origin: origin, width: 60.25)),
      .text(
        TextItem(
          runs: [TextRun("x", style: named, paint: Self.red)], style: ParagraphStyle(), origin: origin, width: 5)),
      .picture(ImageItem(picture: Self.picture, frame: Self.frame)),
      .picture(ImageItem(picture: Self.picture, frame: Self.frame, interpolation: .none, tint: Self.red)),
    ]
    #expect(
      Self.list(items).description == #"""
        (display-list 170 170 @2x
          (text at 16 32.5 width 60.25 rtl ja
            (run "Say \"hi\"\\\n" system 17 w400 #FF0000FF)
            (run "2" system-serif 12.5 w700 italic tabular tracking 0.5 raised -2 #FF0000FF))
          (text at 16 32.5 width 5
            (run "x" "Comic Neue" 9 w400 #FF0000FF))
          (picture 6×4 at 1 2 30 40.5)
          (picture 6×4 at 1 2 30 40.5 nearest tint #FF0000FF))

        """#)
  }

  @Test func `effects are printed around their items`() {
    let fill = DisplayItem.fill(Path(Self.frame), Self.red, evenOdd: false)
    let shadow = Shadow(color: .black.opacity(0.5), radius: 4, offset: CGSize(width: 0, height: 2))
    let items: [DisplayItem] = [
      .group(.opacity(0.25), [fill, fill]),
      .group(
        .clip(Path(ellipseIn: Self.frame), evenOdd: true), [.group(.shadow(shadow), [fill])]),
      .group(.mask([.group(.opacity(0.5), [fill])]), [fill]),
      .group(.opacity(0), []),
    ]
    #expect(
      Self.list(items).description == """
        (display-list 170 170 @2x
          (opacity 0.25
            (fill (rect 1 2 30 40.5) #FF0000FF)
            (fill (rect 1 2 30 40.5) #FF0000FF))
          (clip (ellipse 1 2 30 40.5) even-odd
            (shadow #00000080 radius 4 offset 0 2
              (fill (rect 1 2 30 40.5) #FF0000FF)))
          (mask
            (by
              (opacity 0.5
                (fill (rect 1 2 30 40.5) #FF0000FF)))
            (fill (rect 1 2 30 40.5) #FF0000FF))
          (opacity 0))

        """)
  }

  @Test func `pictures are found at any depth, masks first`() {
    func item(_ width: Int) -> DisplayItem {
      let size = PixelSize(width: width, height: 1)
      return .picture(ImageItem(picture: DrawableImage(content: .encoded(Data()), pixelSize: size), frame: Self.frame))
    }
    let list = Self.list([
      item(1), .group(.opacity(0.5), [.group(.mask([item(2)]), [item(3)])]), .fill(Path(), Self.red, evenOdd: false),
      item(4),
    ])
    #expect(list.imageItems.map(\.picture.pixelSize.width) == [1, 2, 3, 4])
  }

  @Test func `pictures are compared by their bytes`() {
    let size = PixelSize(width: 1, height: 1)
    let here = DrawableImage(content: .encoded(Data([1, 2])), pixelSize: size, origin: "here.png")
    let there = DrawableImage(content: .encoded(Data([1, 2])), pixelSize: size, origin: "there.png")
    #expect(here == there)
    #expect(here.hashValue == there.hashValue)
    #expect(here != DrawableImage(content: .encoded(Data([1, 3])), pixelSize: size))
    let pixels = Bitmap(pixelSize: size, isOpaque: false) { $0[3] = 255 }
    #expect(here != DrawableImage(content: .decoded(pixels), pixelSize: size))
    #expect(pixels[0, 0] == 0xFF00_0000)
  }
}

struct BoundsTests {
  private let fill = DisplayItem.fill(
    Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.black), evenOdd: false)

  @Test func `a fill has the bounds of its path`() {
    #expect(fill.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(DisplayItem.fill(Path(), .color(.black), evenOdd: false).bounds.isNull)
    #expect([DisplayItem]().bounds.isNull)
  }

  @Test func `a stroke extends beyond its path`() {
    let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let round = DisplayItem.stroke(path, StrokeStyle(lineWidth: 4, lineJoin: .round), .color(.black)).bounds
    #expect(round.contains(CGRect(x: 8, y: 8, width: 24, height: 24)))
    let mitred = DisplayItem.stroke(path, StrokeStyle(lineWidth: 4, miterLimit: 5), .color(.black)).bounds
    #expect(mitred == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `effects change the bounds of their items`() {
    #expect(DisplayItem.group(.opacity(0.5), [fill]).bounds == fill.bounds)
    let half = Path(CGRect(x: 0, y: 0, width: 20, height: 100))
    let left = CGRect(x: 10, y: 10, width: 10, height: 20)
    #expect(DisplayItem.group(.clip(half, evenOdd: false), [fill]).bounds == left)
    #expect(DisplayItem.group(.mask([.fill(half, .color(.black), evenOdd: false)]), [fill]).bounds == left)
    #expect(DisplayItem.group(.mask([]), [fill]).bounds.isNull)
    let shadow = Shadow(color: .black, radius: 2, offset: CGSize(width: 10, height: 0))
    #expect(
      DisplayItem.group(.shadow(shadow), [fill]).bounds == CGRect(x: 10, y: 4, width: 36, height: 32))
    #expect(DisplayItem.group(.shadow(shadow), []).bounds.isNull)
  }

  @Test func `text has room for ink outside of its line`() {
    let style = TextStyle(font: ResolvedFont(size: 10), baselineOffset: 3)
    let item = TextItem(
      runs: [TextRun("g", style: style, paint: .color(.black))], style: ParagraphStyle(),
      origin: CGPoint(x: 50, y: 50), width: 6)
    #expect(DisplayItem.text(item).bounds.contains(CGRect(x: 48, y: 37, width: 10, height: 18)))
  }

  @Test func `several items have the union of their bounds`() {
    let picture = DisplayItem.picture(
      ImageItem(
        picture: DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 1, height: 1)),
        frame: CGRect(x: 100, y: 0, width: 1, height: 1)))
    #expect([fill, picture].bounds == CGRect(x: 10, y: 0, width: 91, height: 30))
  }

  @Test(
    arguments: [
      (.none, CGRect(x: 10, y: 20, width: 30, height: 5)), (.right, CGRect(x: 75, y: 10, width: 5, height: 30)),
      (.half, CGRect(x: 160, y: 75, width: 30, height: 5)), (.left, CGRect(x: 20, y: 160, width: 5, height: 30)),
    ] as [(QuarterTurn, CGRect)])
  func `a rectangle is turned with the picture`(turn: QuarterTurn, turned: CGRect) {
    var list = DisplayList(size: CGSize(width: 200, height: 100), scale: PixelScale(1), items: [])
    list.panel = Panel(.blackAndWhite, rotation: turn)
    #expect(list.inFile(CGRect(x: 10, y: 20, width: 30, height: 5)) == turned)
  }
}
