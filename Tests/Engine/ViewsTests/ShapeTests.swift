import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import SquareFonts
import Testing

@testable import Views

struct ShapeTests {
  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let context = _LoweringContext(environment: EnvironmentValues(), pass: LoweringPass(shaper: SquareFont()))
    return context.single(view).fittingSize(ProposedViewSize(width: width, height: height))
  }

  @Test func `a trimmed or stroked circle stays square`() {
    let square = CGSize(width: 40, height: 40)
    #expect(size(Circle(), 60, 40) == square)
    #expect(size(Circle().trim(from: 0, to: 0.5), 60, 40) == square)
    #expect(size(Circle().stroke(lineWidth: 4), 60, 40) == square)
    #expect(size(Circle().stroke(.red, lineWidth: 4), 60, 40) == square)
    #expect(size(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 4)), 60, 40) == square)
  }

  @Test func `a moved, rotated, scaled, sized or inset circle takes the whole proposal`() {
    let whole = CGSize(width: 60, height: 40)
    #expect(size(Circle().offset(x: 5), 60, 40) == whole)
    #expect(size(Circle().scale(2), 60, 40) == whole)
    #expect(size(Circle().rotation(.degrees(30)), 60, 40) == whole)
    #expect(size(Circle().transform(.identity), 60, 40) == whole)
    #expect(size(Circle().size(width: 5, height: 5), 60, 40) == whole)
    #expect(size(Circle().inset(by: 5), 60, 40) == whole)
    #expect(size(Circle().strokeBorder(), 60, 40) == whole)
  }

  @Test func `every shape is ten points large without a proposal`() {
    let ten = CGSize(width: 10, height: 10)
    #expect(size(Circle(), nil, nil) == ten)
    #expect(size(Path(CGRect(x: 0, y: 0, width: 24, height: 16)), nil, nil) == ten)
    #expect(size(Rectangle().size(width: 40, height: 20), nil, nil) == ten)
    #expect(size(Capsule(), nil, 30) == CGSize(width: 10, height: 30))
  }

  @Test func `a path is drawn from its frame's corner and may extend outside`() {
    let path = Path(CGRect(x: 0, y: 0, width: 24, height: 16))
    #expect(printed(path.fixedSize()) == "(fill (rect 45 15 24 16) #000000FF)")
  }

  @Test func `a custom shape gets a rectangle that begins at zero`() {
    struct Seen: Shape {
      func path(in rect: CGRect) -> Path { rect.origin == .zero ? Path(rect) : Path() }
    }
    #expect(printed(Seen().frame(width: 20, height: 10)) == "(fill (rect 40 15 20 10) #000000FF)")
    #expect(printed(Color.clear.clipShape(Seen()).frame(width: 20, height: 10)).contains("(clip (rect 40 15 20 10)"))
  }

  @Test func `fills, strokes and borders are drawn over each other`() {
    let view = Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 4)
      .frame(width: 20, height: 20)
    #expect(
      printed(view, width: 20, height: 20) == """
        (fill (ellipse 0 0 20 20) #FF383CFF)
        (stroke (ellipse 0 0 20 20) width 2 #0088FFFF)
        (stroke (ellipse 2 2 16 16) width 4 #34C759FF)
        """)
  }

  @Test func `without a style the foreground style is used`() {
    let view = VStack(spacing: 0) {
      Rectangle().fill()
      Rectangle().fill(style: FillStyle(eoFill: true))
      Rectangle().strokeBorder(lineWidth: 2)
      Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4, dash: [1]))
    }
    .foregroundStyle(.white)
    #expect(
      printed(view, width: 10, height: 40) == """
        (fill (rect 0 0 10 10) #FFFFFFFF)
        (fill (rect 0 10 10 10) #FFFFFFFF even-odd)
        (stroke (rect 1 21 8 8) width 2 #FFFFFFFF)
        (stroke (rect 2 32 6 6) width 4 dash 1 phase 0 #FFFFFFFF)
        """)
  }

  @Test func `leading-dot names make the same shapes`() {
    func path(_ shape: some Shape) -> Path { shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
    #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
    #expect(
      path(.rect(cornerSize: CGSize(width: 9, height: 5), style: .circular))
        == path(RoundedRectangle(cornerSize: CGSize(width: 9, height: 5), style: .circular)))
    #expect(
      path(.rect(topLeadingRadius: 9)) == path(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 9))))
    #expect(path(.rect(cornerRadii: .init(topLeading: 9))) == path(UnevenRoundedRectangle(topLeadingRadius: 9)))
    #expect(path(AnyShape(Circle())) == path(Circle()))
  }

  @Test func `insets add up and reduce radii`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
    #expect(
      RoundedRectangle(cornerRadius: 12).inset(by: -3).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: -3, dy: -3), cornerRadius: 15))
    #expect(
      RoundedRectangle(cornerRadius: 0).inset(by: -3).path(in: rect) == Path(rect.insetBy(dx: -3, dy: -3)))
    #expect(Circle().inset(by: 1).inset(by: 4).path(in: rect) == Circle().inset(by: 5).path(in: rect))
    #expect(Circle().offset(x: 3).inset(by: 5).path(in: rect) == Circle().inset(by: 5).offset(x: 3).path(in: rect))
    #expect(Capsule().inset(by: 80).path(in: rect).boundingRect == CGRect(x: 50, y: 30, width: 0, height: 0))
  }
}

/// Shapes in right-to-left layouts.
struct MirroredShapeTests {
  private func drawnFromRight(_ view: some View) -> String {
    printed(view, width: 100, height: 60) { $0.layoutDirection = .rightToLeft }
  }

  @Test func `leading corners are on the right`() {
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
    #expect(drawnFromRight(uneven).contains("0 0 m") == false)
    let outline = uneven.outline(
      in: CGRect(x: 0, y: 0, width: 100, height: 60),
      { () -> EnvironmentValues in
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        return environment
      }())
    #expect(!outline.contains(CGPoint(x: 99, y: 1)))
    #expect(outline.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `a fixed shape is not mirrored, and neither are shapes made from it`() {
    struct Half: Shape {
      let layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }
    #expect(drawnFromRight(Half(layoutDirectionBehavior: .fixed)) == "(fill (rect 0 0 50 60) #000000FF)")
    #expect(drawnFromRight(Half(layoutDirectionBehavior: .mirrors)) == "(fill (rect 50 0 50 60) #000000FF)")
    #expect(drawnFromRight(Half(layoutDirectionBehavior: .fixed).offset(x: 10)) == "(fill (rect 10 0 50 60) #000000FF)")
    #expect(
      drawnFromRight(Half(layoutDirectionBehavior: .mirrors).offset(x: 10)) == "(fill (rect 40 0 50 60) #000000FF)")
    #expect(drawnFromRight(Half(layoutDirectionBehavior: .mirrors(in: .leftToRight))).contains("(rect 0 0 50 60)"))
  }
}

/// `containerShape` and the shapes that refer to it.
struct ContainerShapeTests {
  @Test func `a shape inside a container has the container's radius minus its distance`() {
    let view = ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 25))
    #expect(printed(view, width: 100, height: 80) == "(fill (rounded-rect 10 10 80 60 radius 15) #000000FF)")
  }

  @Test func `the nearest container and the smallest distance are used`() {
    let view = ContainerRelativeShape().inset(by: 2).padding(.leading, 8)
      .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
      .padding(10)
      .containerShape(Circle())
    #expect(printed(view, width: 100, height: 80) == "(fill (rounded-rect 20 12 68 56 radius 18 circular) #000000FF)")
  }

  @Test func `a concentric corner has the centre of the container's, as far as it is near`() {
    let view = ConcentricRectangle().frame(height: 40).padding(8).frame(height: 100, alignment: .bottom)
      .containerShape(RoundedRectangle(cornerRadius: 25))
    let same = UnevenRoundedRectangle(bottomLeadingRadius: 17, bottomTrailingRadius: 17)
      .frame(height: 40).padding(8).frame(height: 100, alignment: .bottom)
    #expect(printed(view, width: 100, height: 100) == printed(same, width: 100, height: 100))
    let uniform = ConcentricRectangle(corners: .concentric, isUniform: true).frame(height: 40).padding(8)
      .frame(height: 100, alignment: .bottom).containerShape(.rect(cornerRadius: 25))
    #expect(
      printed(uniform, width: 100, height: 100) == "(fill (rounded-rect 8 52 84 40 radius 17) #000000FF)")
  }

  @Test func `corners have radii of their own, on the sides of the layout direction`() {
    let view = ConcentricRectangle(
      topLeadingCorner: 5, topTrailingCorner: .concentric(minimum: 9), bottomLeadingCorner: .fixed(0))
    let same = UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 9)
    #expect(printed(view, width: 40, height: 40) == printed(same, width: 40, height: 40))
    let mirrored = UnevenRoundedRectangle(topLeadingRadius: 9, topTrailingRadius: 5)
    #expect(
      printed(view.environment(\.layoutDirection, .rightToLeft), width: 40, height: 40)
        == printed(mirrored, width: 40, height: 40))
    let groups = ConcentricRectangle(uniformLeadingCorners: 6, uniformTrailingCorners: .concentric)
    #expect(
      printed(groups, width: 40, height: 40)
        == printed(UnevenRoundedRectangle(topLeadingRadius: 6, bottomLeadingRadius: 6), width: 40, height: 40))
  }

  @Test func `in a container without round corners a concentric rectangle is its inset`() {
    let view = ConcentricRectangle().padding(10).containerShape(Ellipse())
    #expect(
      printed(view, width: 100, height: 80)
        == printed(ContainerRelativeShape().padding(10).containerShape(Ellipse()), width: 100, height: 80))
  }

  @Test func `without a container it is a rectangle`() {
    #expect(printed(ContainerRelativeShape(), width: 10, height: 10) == "(fill (rect 0 0 10 10) #000000FF)")
  }
}

struct WrongShapeTests {
  @Test func `a shape whose path is not finite is left out and reported`() {
    struct Wrong: Shape {
      func path(in rect: CGRect) -> Path { Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 1)]) } }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: CGFloat.nan, height: -5) }
    }
    let log = DiagnosticLog()
    let items = log.collecting {
      drawn(
        VStack {
          Wrong()
          Wrong().trim(from: .nan, to: .infinity).stroke(.red, lineWidth: .nan)
          Wrong().rotation(.radians(.infinity)).fill(.red)
          RoundedRectangle(cornerRadius: .nan).fill(.red).clipShape(Wrong())
          RoundedRectangle(cornerRadius: -1e300).inset(by: .infinity).strokeBorder(lineWidth: -.infinity)
        })
    }
    #expect(items.count == 1)
    #expect(Set(log.diagnostics.map(\.id)).isSuperset(of: ["path.not-finite"]))
  }
}
