import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct CanvasTests {
  /// What a canvas of 100 × 60 at 10, 20 draws.
  private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    printed(
      Canvas(renderer: renderer).padding(.leading, 10).padding(.top, 20), width: 110, height: 80)
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a canvas draws from its corner and clips to its frame`() {
    let text = drawing { context, size in
      #expect(size == CGSize(width: 100, height: 60))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black), lineWidth: 2)
    }
    #expect(
      text == """
        (clip (rect 10 20 100 60)
          (fill (rect 10 20 100 60) #FF383CFF)
          (stroke (ellipse 15 25 10 10) width 2 #000000FF))
        """)
  }

  @Test func `an empty canvas adds no items`() {
    #expect(drawing { _, _ in }.isEmpty)
  }

  @Test func `transforms apply to what is drawn later, and copies keep their own`() {
    let text = drawing { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 5)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white))
      #expect(CGPoint(x: 1, y: 1).applying(copy.transform) == CGPoint(x: 7, y: 7))
    }
    #expect(text.contains("(fill (rect 15 25 20 20) #000000FF)\n  (fill (rect 10 20 10 10) #FFFFFFFF)"))
  }

  @Test func `a rotated stroke is rotated as a whole`() {
    let text = drawing { context, _ in
      context.rotate(by: .degrees(90))
      context.stroke(square, with: .color(.black), style: StrokeStyle(lineWidth: 3))
    }
    #expect(text.contains("(transform"))
    #expect(text.contains("(stroke (rect 0 0 10 10) width 3 #000000FF)"))
  }

  @Test func `opacity, blend mode, clips and filters apply to each drawing`() {
    let text = drawing { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.clip(to: Path(CGRect(x: 1, y: 1, width: 5, height: 5)))
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.black))
      #expect(context.clipBoundingRect == CGRect(x: 1, y: 1, width: 5, height: 5))
    }
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "(" }.prefix { $0 != " " } }
    #expect(lines.map(String.init) == ["clip", "clip", "blend", "opacity", "blur", "fill"])
  }

  @Test func `a layer is composited as one`() {
    let text = drawing { context, _ in
      context.translateBy(x: 5, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square, with: .color(.black))
        layer.fill(square, with: .color(.white))
      }
    }
    #expect(text.contains("(opacity 0.5\n    (isolation\n      (fill (rect 15 20 10 10)"))
    #expect(text.components(separatedBy: "opacity").count == 2)
  }

  @Test func `an inverse clip and a clip to a layer are masks`() {
    let text = drawing { context, _ in
      context.clip(to: square, options: .inverse)
      context.clipToLayer { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .color(.red))
    }
    #expect(text.components(separatedBy: "(mask").count == 3)
    #expect(text.contains("destinationOut"))
  }

  @Test func `gradients use the canvas's coordinates, styles the filled area`() {
    let gradient = Gradient(colors: [.black, .white])
    let text = drawing { context, _ in
      context.translateBy(x: 5, y: 5)
      context.fill(
        square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)))
      context.fill(square, with: .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 5))
      context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 2, y: 2)))
      context.fill(
        square, with: .style(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    }
    #expect(text.contains("(linear-gradient 15 25 to 65 25: "))
    #expect(text.contains("(linear-gradient 15 30 to 25 30: "))
  }

  @Test func `a repeating gradient repeats its stops, a mirrored one reverses every other repeat`() {
    func stops(_ options: GraphicsContext.GradientOptions) -> [Double] {
      let line = GradientLine(start: .zero, end: CGPoint(x: 10, y: 0), options: options)
      let stops = GradientStops([.init(color: .black, location: 0), .init(color: .white, location: 1)])
      let (result, start, end) = line.repeating(stops, over: CGRect(x: -5, y: 0, width: 20, height: 5))
      #expect((start.x, end.x) == (options.isEmpty ? (0, 10) : (-10, 20)))
      return result.stops.map { ($0.location * 30).rounded() + ($0.color == .white ? 0.5 : 0) }
    }
    #expect(stops([]) == [0, 30.5])
    #expect(stops(.repeat) == [0, 10.5, 10, 20.5, 20, 30.5])
    #expect(stops(.mirror) == [0.5, 10, 10, 20.5, 20.5, 30])
  }

  @Test func `texts are measured and drawn at a point or in a rectangle`() {
    let text = drawing { context, _ in
      let resolved = context.resolve(Text(verbatim: "ab cd").font(.system(size: 10)))
      #expect(resolved.measure(in: CGSize(width: 100, height: 100)).width == 50)
      #expect(resolved.measure(in: CGSize(width: 30, height: 100)).height == 20)
      #expect(resolved.firstBaseline(in: CGSize(width: 30, height: 100)) > 0)
      #expect(
        resolved.lastBaseline(in: CGSize(width: 30, height: 100))
          > resolved.firstBaseline(in: CGSize(width: 30, height: 100)))
      context.draw(resolved, at: CGPoint(x: 50, y: 30), anchor: .topLeading)
      context.draw(Text(verbatim: "x").font(.system(size: 10)), in: CGRect(x: 5, y: 5, width: 90, height: 50))
    }
    #expect(text.contains("\"ab cd\"") && text.contains("(text at 60 ") && text.contains("(text at 15 "))
  }

  @Test func `a resolved text can get another shading`() {
    let text = drawing { context, _ in
      var resolved = context.resolve(Text(verbatim: "x").font(.system(size: 10)))
      resolved.shading = .color(.red)
      context.draw(resolved, at: .zero)
    }
    #expect(text.contains("#FF383CFF"))
  }

  @Test func `symbols are views found by their tags`() {
    let log = DiagnosticLog()
    let text = log.collecting {
      printed(
        Canvas { context, _ in
          if let dot = context.resolveSymbol(id: 1) {
            #expect(dot.size == CGSize(width: 6, height: 4))
            context.draw(dot, at: CGPoint(x: 20, y: 10))
            context.draw(dot, in: CGRect(x: 0, y: 20, width: 12, height: 4))
          }
          if context.resolveSymbol(id: "nobody") != nil { Issue.record("there is no such symbol") }
        } symbols: {
          Color.red.frame(width: 6, height: 4).tag(1)
          Color.blue.tag(2)
        }, width: 40, height: 40)
    }
    #expect(text.contains("(fill (rect 17 8 6 4) #FF383CFF)"))
    #expect(text.contains("(transform"))
    #expect(log.diagnostics.map(\.id) == ["canvas.symbol"])
  }

  @Test func `drawing that is not possible is left out and reported`() {
    let log = DiagnosticLog()
    let text = log.collecting {
      drawing { context, _ in
        context.blendMode = .xor
        context.fill(square, with: .color(.red))
        context.addFilter(.alphaThreshold(min: 0.5))
        context.blendMode = .normal
        context.translateBy(x: .nan, y: 0)
        context.fill(square, with: .color(.red))
        context.stroke(square, with: .color(.red), lineWidth: 2)
        context.draw(Text(verbatim: "x"), at: CGPoint(x: CGFloat.infinity, y: 0))
      }
    }
    #expect(text.components(separatedBy: "(fill").count == 2)
    #expect(
      Set(log.diagnostics.map(\.id)) == ["canvas.blend-mode", "path.not-finite", "canvas.transform", "canvas.place"])
  }
}
