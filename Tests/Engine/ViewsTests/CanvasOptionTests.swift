import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// The options of a canvas's shadings and filters, in the display list.
struct CanvasOptionTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func drawing(_ renderer: @escaping (inout GraphicsContext) -> Void) -> String {
    printed(Canvas { context, _ in renderer(&context) }, width: 30, height: 20)
  }

  /// The names of groups and items in order, without the canvas's clip.
  private func names(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map { line in
      String(line.drop { $0 == " " || $0 == "(" }.prefix { $0 != " " })
    }
  }

  @Test func `linearColor interpolates gradients in linear colours`() {
    let gradient = Gradient(colors: [.black, .white])
    func shadings(_ options: GraphicsContext.GradientOptions) -> [GraphicsContext.Shading] {
      [
        .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options),
        .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 10, options: options),
        .conicGradient(gradient, center: .zero, options: options),
      ]
    }
    for (linear, even) in zip(shadings(.linearColor), shadings([])) {
      #expect(drawing { $0.fill(square, with: linear) }.contains(": linear 0 "))
      #expect(drawing { $0.fill(square, with: even) }.contains(": 0 "))
    }
    let repeated = shadings([.linearColor, .repeat])[0]
    #expect(drawing { $0.fill(square, with: repeated) }.contains(": linear 0 "))
  }

  @Test func `options put a shadow below or above, draw it alone or invert it`() {
    func order(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) -> [String] {
      names(
        drawing { context in
          context.addFilter(.shadow(color: .red, radius: 2, x: 1, blendMode: mode, options: options))
          context.fill(square, with: .color(.blue))
        })
    }
    let cast = ["color-matrix", "transform", "blur", "fill"]
    #expect(order([]) == ["shadow", "fill"])
    #expect(order(.shadowAbove) == ["isolation", "fill"] + cast)
    #expect(order(.shadowOnly) == ["isolation"] + cast)
    #expect(order([.shadowOnly, .disablesGroup]) == cast)
    #expect(order(.disablesGroup, .multiply) == ["blend"] + cast + ["fill"])
    #expect(
      order([.shadowAbove, .invertsAlpha], .sourceAtop)
        == ["isolation", "fill", "blend", "isolation", "fill", "blend", "transform", "blur", "fill"])
  }

  @Test func `filters on linear colours decode and encode around them`() {
    let text = drawing { context in
      context.addFilter(.brightness(0.5), options: .linearColor)
      context.fill(square, with: .color(.blue))
    }
    #expect(names(text) == ["encoding-gamma", "brightness", "decoding-gamma", "fill"])
    let log = diagnostics {
      let text = drawing { context in
        context.addFilter(.blur(radius: 1), options: .linearColor)
        context.fill(square, with: .color(.blue))
      }
      #expect(names(text) == ["blur", "fill"])
    }
    #expect(log.map(\.id) == ["canvas.linear-filter"])
  }

  @Test func `a colour matrix that adds alpha affects the whole canvas`() {
    var matrix = ColorMatrix()
    matrix.r5 = 1
    #expect(names(drawing { draw($0, .colorMatrix(matrix)) }) == ["color-matrix", "fill"])
    matrix.a5 = 0.5
    #expect(drawing { draw($0, .colorMatrix(matrix)) }.contains("(fill (rect 0 0 30 20) #00000000)"))
    matrix.g1 = .nan
    let log = diagnostics { #expect(names(drawing { draw($0, .colorMatrix(matrix)) }) == ["fill"]) }
    #expect(log.map(\.id) == ["canvas.filter"])
  }

  private func draw(_ context: GraphicsContext, _ filter: GraphicsContext.Filter) {
    var context = context
    context.addFilter(filter)
    context.fill(square, with: .color(.blue))
  }

  @Test func `an alpha threshold that is not finite is left out`() {
    #expect(drawing { draw($0, .alphaThreshold(min: 0.5, color: .red)) }.contains("alpha-threshold 0.5 to 1 #FF383CFF"))
    let log = diagnostics { _ = drawing { draw($0, .alphaThreshold(min: .nan)) } }
    #expect(log.map(\.id) == ["canvas.filter"])
  }

  @Test func `the filter that was added last runs first`() {
    let text = drawing { context in
      context.addFilter(.alphaThreshold(min: 0.5))
      context.addFilter(.blur(radius: 2))
      context.fill(square, with: .color(.blue))
    }
    #expect(names(text) == ["alpha-threshold", "blur", "fill"])
  }

  @Test func `a palette has a shading for each layer of a symbol; other drawing uses the first`() {
    let palette = GraphicsContext.Shading.palette([.color(.red), .color(.green)])
    func draw(_ shading: GraphicsContext.Shading) -> String {
      printed(
        Canvas { context, _ in
          var symbol = context.resolve(Image(systemName: "two"))
          symbol.shading = shading
          context.draw(symbol, at: CGPoint(x: 10, y: 10))
        }
      ) { $0.symbols = TwoLayers() }
    }
    let colors = [Color.red, .green].map { $0.resolved(in: EnvironmentValues()).description }
    for color in colors { #expect(draw(palette).contains(color)) }
    #expect(!draw(.color(.red)).contains(colors[1]))
    let path = drawing { $0.fill(square, with: palette) }
    #expect(path.contains(colors[0]) && !path.contains(colors[1]))
    #expect(drawing { $0.fill(square, with: .palette([])) }.contains("fill"))
  }

  @Test func `another colour mode is reported with the view's path`() {
    struct Drawing: View {
      var body: some View { Canvas(colorMode: .linear) { _, _ in } }
    }
    let log = diagnostics { _ = drawn(Drawing()) }
    #expect(log.map(\.id) == ["color.rendering-mode"])
    #expect(log.first?.subject?.contains("Drawing") == true)
    #expect(diagnostics { _ = drawn(Color.red.drawingGroup(colorMode: .extendedLinear)) }.count == 1)
    #expect(diagnostics { _ = drawn(Color.red.drawingGroup()) }.isEmpty)
    let image = diagnostics {
      _ = drawn(Image(size: CGSize(width: 1, height: 1), colorMode: .linear) { _ in })
    }
    #expect(image.map(\.id) == ["color.rendering-mode"])
  }
}

private struct TwoLayers: SymbolOutlines {
  func outline(of request: SymbolRequest) -> SymbolOutline {
    let square = Path(CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    return SymbolOutline(
      monochrome: [.init(inks: [.fill(square, evenOdd: false)])],
      layers: [
        .init(inks: [.fill(square, evenOdd: false)], level: 0), .init(inks: [.stroke(square, width: 0.1)], level: 1),
      ], size: CGSize(width: 1, height: 1), isDirectional: false)
  }
}
