import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct DrawingTests {
  private var black: some View { Color.black.frame(width: 10, height: 10) }
  private let fill = "(fill (rect 45 15 10 10) #000000FF)"

  @Test func `opacity groups the view`() {
    #expect(printed(black.opacity(0.5)) == "(opacity 0.5\n  \(fill))")
    #expect(printed(black.opacity(1)) == fill)
    #expect(printed(black.opacity(7)) == fill)
    #expect(printed(black.opacity(-1)) == "(opacity 0\n  \(fill))")
  }

  @Test func `a hidden view keeps its space`() {
    #expect(printed(black.hidden()) == "")
    #expect(placed(black.hidden()).frame.size == CGSize(width: 10, height: 10))
    #expect(
      placed(
        HStack(spacing: 0) {
          black.hidden(); black
        }
      ).children[1].frame.minX == 50)
  }

  @Test func `a shadow surrounds what casts it`() {
    #expect(
      printed(black.shadow(color: .black.opacity(0.5), radius: 3, x: 1, y: -2))
        == "(shadow #00000080 radius 3 offset 1 -2\n  \(fill))")
    #expect(printed(black.shadow(radius: 4)) == "(shadow #00000054 radius 4 offset 0 0\n  \(fill))")
    #expect(printed(black.shadow(radius: -4)).hasPrefix("(shadow #00000054 radius 0"))
  }

  @Test func `clips take the shape of the frame`() {
    #expect(printed(black.clipped()) == "(clip (rect 45 15 10 10)\n  \(fill))")
    #expect(printed(black.clipShape(Circle())) == "(clip (ellipse 45 15 10 10)\n  \(fill))")
    #expect(printed(black.cornerRadius(3)) == "(clip (rounded-rect 45 15 10 10 radius 3)\n  \(fill))")
    #expect(printed(black.cornerRadius(30)) == "(clip (rounded-rect 45 15 10 10 radius 5)\n  \(fill))")
    #expect(
      printed(black.clipShape(Rectangle(), style: FillStyle(eoFill: true)))
        == "(clip (rect 45 15 10 10) even-odd\n  \(fill))")
  }

  @Test func `a mask is laid out in the view's frame and only masks`() {
    #expect(
      printed(black.mask { Circle().frame(width: 4, height: 4) })
        == "(mask\n  (by\n    (fill (ellipse 48 18 4 4) #000000FF))\n  \(fill))")
    #expect(
      printed(black.mask(alignment: .topLeading) { Color.white.frame(width: 2, height: 2) })
        .contains("(fill (rect 45 15 2 2) #FFFFFFFF)"))
  }

  @Test func `backgrounds are painted first`() {
    #expect(
      printed(black.background(Color.white).overlay(alignment: .bottom) { Color.red.frame(height: 1) }) == """
        (fill (rect 45 15 10 10) #FFFFFFFF)
        (fill (rect 45 15 10 10) #000000FF)
        (fill (rect 45 24 10 1) #FF383CFF)
        """)
    #expect(
      printed(black.background(.white, in: Capsule())).hasPrefix("(fill (rounded-rect 45 15 10 10 radius 5) #FFFFFFFF)")
    )
  }

  @Test func `a z index changes the painting order, not the frames`() {
    let stack = ZStack {
      Color.black.zIndex(1)
      Color.white.padding(1).zIndex(2)
      Color.red
    }.frame(width: 10, height: 10)
    #expect(
      printed(stack) == """
        (fill (rect 45 15 10 10) #FF383CFF)
        (fill (rect 45 15 10 10) #000000FF)
        (fill (rect 46 16 8 8) #FFFFFFFF)
        """)
  }

  @Test func `an offset moves only the painting`() {
    #expect(printed(black.offset(x: 3, y: -2)) == "(fill (rect 48 13 10 10) #000000FF)")
    #expect(placed(black.offset(x: 3)).frame.minX == 45)
  }

  @Test func `edges are rounded to pixels independently`() {
    let stack = HStack(spacing: 0) { ForEach(0..<3) { _ in Color.black } }.frame(width: 10, height: 1)
    #expect(
      printed(stack, width: 10, height: 1) == """
        (fill (rect 0 0 3.5 1) #000000FF)
        (fill (rect 3.5 0 3 1) #000000FF)
        (fill (rect 6.5 0 3.5 1) #000000FF)
        """)
  }

  @Test func `shapes fill, stroke and stroke inside`() {
    let circle = Circle().inset(by: 1)
    #expect(printed(circle.fill(.black).frame(width: 10, height: 10)) == "(fill (ellipse 46 16 8 8) #000000FF)")
    #expect(
      printed(Rectangle().stroke(.black, lineWidth: 2).frame(width: 10, height: 10))
        == "(stroke (rect 45 15 10 10) width 2 #000000FF)")
    #expect(
      printed(Rectangle().strokeBorder(.black, lineWidth: 2).frame(width: 10, height: 10))
        == "(stroke (rect 46 16 8 8) width 2 #000000FF)")
    #expect(
      printed(RoundedRectangle(cornerRadius: 4).strokeBorder(.black, lineWidth: 2).frame(width: 10, height: 10))
        == "(stroke (rounded-rect 46 16 8 8 radius 3) width 2 #000000FF)")
    #expect(
      printed(RoundedRectangle(cornerRadius: 4, style: .circular).frame(width: 10, height: 10))
        == "(fill (rounded-rect 45 15 10 10 radius 4 circular) #000000FF)")
  }

  @Test func `a shape inside a container has a concentric corner`() {
    func radius(inset: CGFloat) -> String {
      printed(ContainerRelativeShape().padding(inset), width: 100, height: 40) {
        $0.containerOutline = ContainerOutline(frame: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 16)
      }
    }
    #expect(radius(inset: 0) == "(fill (rounded-rect 0 0 100 40 radius 16) #000000FF)")
    #expect(radius(inset: 6) == "(fill (rounded-rect 6 6 88 28 radius 10) #000000FF)")
    #expect(radius(inset: 18) == "(fill (rect 18 18 64 4) #000000FF)")
    #expect(printed(ContainerRelativeShape()) == "(fill (rect 0 0 100 40) #000000FF)")
    let inset = printed(ContainerRelativeShape().inset(by: 6)) {
      $0.containerOutline = ContainerOutline(frame: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 16)
    }
    #expect(inset == "(fill (rounded-rect 6 6 88 28 radius 10) #000000FF)")
  }

  @Test func `an image is as large as its pixels at its scale`() {
    let image = Image(DrawableImage(content: .encoded(Data()), pixelSize: PixelSize(width: 30, height: 20)), scale: 2)
    #expect(printed(image) == "(picture 30×20 at 42.5 15 15 10)")
    #expect(printed(image.resizable()) == "(picture 30×20 at 0 0 100 40)")
    #expect(printed(image.resizable().scaledToFit()) == "(picture 30×20 at 20 0 60 40)")
    #expect(printed(image.resizable().interpolation(.none)) == "(picture 30×20 at 0 0 100 40 nearest)")
    #expect(printed(image.resizable().frame(width: 0, height: 10)) == "")
  }

  @Test func `a template image is painted in the foreground style`() {
    let image = Image(width: 10, height: 10)
    #expect(printed(image.renderingMode(.template)) == "(picture 10×10 at 45 15 10 10 tint #000000FF)")
    #expect(
      printed(image.renderingMode(.template).foregroundStyle(Color.white))
        == "(picture 10×10 at 45 15 10 10 tint #FFFFFFFF)")
    #expect(printed(image.renderingMode(.original).foregroundStyle(Color.white)) == "(picture 10×10 at 45 15 10 10)")
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(
      printed(image.renderingMode(.template).foregroundStyle(gradient))
        == "(picture 10×10 at 45 15 10 10 tint (linear-gradient 50 15 to 50 25: 0 #000000FF, 1 #FFFFFFFF))")
  }

  @Test func `leading is right in right-to-left layouts`() {
    let view = HStack(spacing: 0) {
      black
      Color.white.frame(width: 5, height: 10)
    }.padding(.leading, 5).frame(width: 100, alignment: .leading)
    #expect(
      printed(view) { $0.layoutDirection = .rightToLeft } == """
        (fill (rect 85 15 10 10) #000000FF)
        (fill (rect 80 15 5 10) #FFFFFFFF)
        """)
  }
}
