import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Symbols with square outlines in layers; the request is recorded in the size.
private struct SquareSymbols: SymbolOutlines {
  func outline(of request: SymbolRequest) -> SymbolOutline {
    let square = Path(CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    var outline = SymbolOutline(
      monochrome: [.init(inks: [.fill(square, evenOdd: false)])],
      layers: [
        .init(inks: [.fill(square, evenOdd: false)], level: 1, color: "yellow"),
        .init(inks: [.stroke(square, width: 0.1)], level: 0),
      ], size: CGSize(width: 1.2, height: 1), isDirectional: request.name == "forward")
    if request.name == "unknown" { outline = .unknown }
    if request.name == "overlapping" {
      // A shape that is filled and stroked, and another on top, both on the second level.
      let filled = SymbolOutline.Layer(inks: [.fill(square, evenOdd: false), .stroke(square, width: 0.1)], level: 1)
      let stroked = SymbolOutline.Layer(inks: [.stroke(square, width: 0.2)], level: 1)
      outline.monochrome = [filled, stroked]
      outline.layers = [filled, stroked]
    }
    if request.name == "flat" { outline.layers[0].level = 0 }
    if request.name == "other" { outline.match = .substituted("nearest") }
    if request.variants.contains(.fill) { outline.size.width = 2 }
    if request.weight == 700 { outline.size.height = 3 }
    return outline
  }
}

struct SymbolImageTests {
  private func size(_ view: some View) -> CGSize { placed(view) { $0.symbols = SquareSymbols() }.frame.size }

  private func items(
    _ view: some View, in change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> [DisplayItem] {
    drawn(view, width: 100, height: 100) {
      $0.symbols = SquareSymbols()
      change(&$0)
    }
  }

  private func paints(_ items: [DisplayItem]) -> [ResolvedColor] {
    items.compactMap { item in
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
  }

  @Test func `a symbol is sized by its font, rounded to pixels`() {
    #expect(size(Image(systemName: "x").font(.system(size: 20))) == CGSize(width: 24, height: 20))
    #expect(size(Image(systemName: "x").font(.system(size: 17))) == CGSize(width: 20.5, height: 17))
  }

  @Test func `the image scale makes it smaller or larger`() {
    let symbol = Image(systemName: "x").font(.system(size: 100))
    #expect(size(symbol.imageScale(.small)) == CGSize(width: 97, height: 81))
    #expect(size(symbol.imageScale(.large)) == CGSize(width: 155, height: 129))
  }

  @Test func `the font's weight and the variants reach the outline`() {
    #expect(size(Image(systemName: "x").font(.system(size: 10, weight: .bold))).height == 30)
    #expect(size(Image(systemName: "x").font(.system(size: 10)).symbolVariant(.fill)).width == 20)
    #expect(size(Image(systemName: "x").font(.system(size: 10)).symbolVariant(.none).symbolVariant(.fill)).width == 12)
  }

  @Test func `its middle is half a cap height above the baseline`() {
    let node = placed(Image(systemName: "x").font(.system(size: 20))) { $0.symbols = SquareSymbols() }.node
    let baseline = node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
    #expect(abs(baseline - (10 + 0.70459 * 10)) < 0.001)
  }

  @Test(arguments: [Image.Scale.small, .large]) func `its scale does not move its middle`(_ scale: Image.Scale) {
    let view = Image(systemName: "x").font(.system(size: 20)).imageScale(scale)
    let node = placed(view) { $0.symbols = SquareSymbols() }.node
    let baseline = node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
    #expect(abs(baseline - (node.dimensions(in: .unspecified).height / 2 + 0.70459 * 10)) < 0.26)
  }

  @Test(arguments: [SymbolRenderingMode.hierarchical, .palette])
  func `a symbol of one level is painted in one colour, with what is cut out of it`(_ mode: SymbolRenderingMode) {
    let flat = Image(systemName: "flat").symbolRenderingMode(mode).foregroundStyle(.red, .blue)
    #expect(items(flat) == items(Image(systemName: "flat").foregroundStyle(.red)))
    #expect(items(Image(systemName: "x").symbolRenderingMode(mode).foregroundStyle(.red, .blue)).count == 2)
  }

  @Test func `a resizable symbol fills its proposal`() {
    let view = Image(systemName: "x").resizable().frame(width: 60, height: 30)
    let items = items(view)
    guard case .fill(let path, _, _) = items.first else {
      Issue.record("no shape")
      return
    }
    #expect(path.boundingRect == CGRect(x: 25, y: 35, width: 50, height: 30))
  }

  @Test func `scaled to fit it keeps its own shape`() {
    let view = Image(systemName: "x").resizable().scaledToFit().frame(width: 60, height: 30)
      .font(.system(size: 20))
    #expect(placed(view) { $0.symbols = SquareSymbols() }.children.first?.frame.width == 36)
  }

  @Test func `one style paints all layers, levels paint one each`() {
    let symbol = Image(systemName: "x").foregroundStyle(.red)
    let red = "#FF383CFF"
    func paints(_ items: [DisplayItem]) -> [String] { self.paints(items).map { "\($0)" } }
    #expect(paints(items(symbol)) == [red])
    #expect(paints(items(symbol.symbolRenderingMode(.hierarchical))) == ["#FF383C80", red])
    #expect(paints(items(Image(systemName: "x").symbolRenderingMode(.palette).foregroundStyle(.red))).last == red)
  }

  @Test func `a translucent symbol does not show where its shapes overlap`() {
    let symbol = Image(systemName: "overlapping")
    for (view, alpha) in [
      (AnyView(symbol.foregroundStyle(.black.opacity(0.5))), 0.5),
      (AnyView(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.black)), 0.5),
    ] {
      let items = items(view)
      guard items.count == 1, case .group(.opacity(let opacity), let content) = items[0] else {
        Issue.record("\(items)")
        continue
      }
      #expect(opacity == alpha)
      #expect(paints(content) == [.black, .black, .black])
    }
    let gradient = LinearGradient(colors: [.black, .black.opacity(0.2)], startPoint: .top, endPoint: .bottom)
    guard case .group(.mask(let mask), _)? = items(symbol.foregroundStyle(gradient)).first else {
      Issue.record("not masked")
      return
    }
    #expect(mask.count == 3)
  }

  @Test func `multicolour paints a layer in its own colour and the others in the foreground`() {
    let yellow = Color.yellow.resolved(in: EnvironmentValues())
    let symbol = Image(systemName: "x").renderingMode(.original)
    #expect(paints(items(symbol)) == [yellow, .black])
    #expect(paints(items(Image(systemName: "x").symbolRenderingMode(.multicolor))) == [yellow, .black])
    #expect(paints(items(symbol.symbolRenderingMode(.monochrome))) == [.black])
  }

  @Test func `a directional arrow is mirrored in right-to-left layouts`() {
    func first(_ name: String, _ direction: LayoutDirection) -> CGPoint? {
      guard case .fill(let path, _, _) = items(Image(systemName: name), in: { $0.layoutDirection = direction }).first
      else { return nil }
      var points: [CGPoint] = []
      path.forEach { if case .move(let point) = $0 { points.append(point) } }
      return points.first
    }
    #expect(first("forward", .rightToLeft) != first("forward", .leftToRight))
    #expect(first("right", .rightToLeft) == first("right", .leftToRight))
  }

  @Test func `an unknown symbol takes no space`() {
    #expect(size(Image(systemName: "unknown")) == .zero)
    #expect(size(Image(systemName: "unknown").resizable()) == .zero)
  }

  @Test func `a substituted symbol is reported`() {
    let log = DiagnosticLog()
    log.collecting {
      _ = items(Image(systemName: "unknown"))
      _ = items(Image(systemName: "other"))
      _ = items(Image(systemName: "x"))
    }
    #expect(log.diagnostics.map(\.id) == ["symbol.unknown", "symbol.substituted"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e12])
  func `a font without a size does not trap`(size: CGFloat) {
    let frame = placed(Image(systemName: "x").font(.system(size: size))) { $0.symbols = SquareSymbols() }.frame
    #expect(frame.width.isFinite && frame.height.isFinite)
  }

  @Test func `an image in a text has a descent`() {
    var environment = EnvironmentValues()
    environment.symbols = SquareSymbols()
    let image = Image(systemName: "x").resolved(in: environment, font: ResolvedFont(size: 20))
    #expect(image.size == CGSize(width: 24, height: 20))
    #expect(abs(image.descent - (10 - 7.0459)) < 0.001)
    #expect(image.draw(CGRect(x: 0, y: 0, width: 24, height: 20)).count == 1)
  }
}
