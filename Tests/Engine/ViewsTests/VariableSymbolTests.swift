import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// A square that is always opaque and two steps.
private struct SteppedSymbols: SymbolOutlines {
  func outline(of request: SymbolRequest) -> SymbolOutline {
    let square = Path(CGRect(x: -0.5, y: -0.5, width: 1, height: 1))
    func layer(_ level: Int) -> SymbolOutline.Layer {
      SymbolOutline.Layer(inks: [.fill(square, evenOdd: false)], level: level)
    }
    var outline = SymbolOutline(
      monochrome: [layer(0)], layers: [layer(0), layer(1)], size: CGSize(width: 1, height: 1))
    if request.name == "stepped" {
      outline.steps = SymbolOutline.Steps(steady: [layer(0)], steps: [layer(0), layer(0)])
    }
    return outline
  }
}

struct VariableSymbolTests {
  /// The opacity of each layer.
  private func light(_ view: some View) -> [Double] {
    drawn(view) { $0.symbols = SteppedSymbols() }.map { item in
      if case .group(.opacity(let opacity), _) = item { opacity } else { 1 }
    }
  }

  private func paints(_ view: some View) -> [String] {
    drawn(view) { $0.symbols = SteppedSymbols() }.compactMap { item in
      if case .fill(_, .color(let color), _) = item { "\(color)" } else { nil }
    }
  }

  @Test func `parts above the value are dimmed`() {
    #expect(light(Image(systemName: "stepped", variableValue: 0)) == [1, 0.3, 0.3])
    #expect(light(Image(systemName: "stepped", variableValue: 0.5)) == [1, 1, 0.3])
    #expect(light(Image(systemName: "stepped", variableValue: 1)) == [1, 1, 1])
    #expect(light(Image(systemName: "stepped", variableValue: nil)) == [1])
    #expect(light(Image(systemName: "plain", variableValue: 0)) == [1])
  }

  @Test func `two styles make a palette, one does not`() {
    let symbol = Image(systemName: "plain")
    let (red, blue) = ("#FF383CFF", "#0088FFFF")
    #expect(paints(symbol.foregroundStyle(.red, .blue)) == [red, blue])
    #expect(paints(symbol.foregroundStyle(.red)) == [red])
    #expect(paints(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)) == [red])
    #expect(paints(symbol.foregroundStyle(.blue).foregroundStyle(.red, .blue)) == [blue])
  }
}
