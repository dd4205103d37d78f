import Foundation
import Graphics
package import LayoutEngine

/// A symbol in an environment: its outline, its size beside the font, the paints of its layers.
struct ResolvedSymbol {
  let name: String
  let source: Image
  let font: ResolvedFont
  let environment: EnvironmentValues

  /// San Francisco's cap height; a symbol's middle sits half of it above the baseline (measured by swiftui-web).
  private static let capHeight: CGFloat = 0.70459

  /// Of a part that the variable value does not reach: by eye, Apple does not say.
  private static let dimmedOpacity = 0.3

  /// A layer and how it is painted.
  private struct InkedLayer {
    var layer: SymbolOutline.Layer
    var paint: Paint
    var isLit = true
  }

  var image: ResolvedImage {
    let request = SymbolRequest(name: name, weight: font.weight, variants: environment.symbolVariants.set)
    let outline = environment.symbols.outline(of: request)
    report(outline.match)
    let pointSize = pointSize
    let pixels = PixelScale(environment.displayScale)
    let size = CGSize(
      width: pixels.rounded(outline.size.width * pointSize), height: pixels.rounded(outline.size.height * pointSize))
    let isResizable = source.resizing != nil
    let isMirrored = outline.isDirectional && environment.layoutDirection == .rightToLeft
    let inks = coloredLayers(of: outline)
    return ResolvedImage(
      size: size, baseline: size.height / 2 + Self.capHeight / 2 * pointSize, label: String(name.prefix(100))
    ) { frame in
      var scale = CGSize(width: pointSize, height: pointSize)
      if isResizable {
        scale = CGSize(width: frame.width / outline.size.width, height: frame.height / outline.size.height)
      }
      let placing = Placing(frame: frame, scale: scale, isMirrored: isMirrored)
      return inks.flatMap { ink in
        let items = placing.items(ink.layer, paint: ink.paint.mapped(to: frame))
        return ink.isLit ? items : [.group(.opacity(Self.dimmedOpacity), items)]
      }
    }
    .redacted(pointSize: pointSize, capHeight: Self.capHeight * pointSize, in: environment)
  }

  private var pointSize: CGFloat {
    let size = font.size * environment.imageScale.factor
    return size.isFinite ? min(max(size, 0), 4096) : 0
  }

  private func report(_ match: SymbolOutline.Match) {
    let (id, message): (String, String)
    switch match {
    case .exact: return
    case .substituted(let other):
      (id, message) = ("symbol.substituted", "drawn as \(other), which is the nearest there is")
    case .unknown: (id, message) = ("symbol.unknown", "no symbol of this name is known; a neutral mark is drawn")
    case .fontMissing:
      (id, message) = ("symbol.font-missing", "the font of symbols is not installed; a neutral mark is drawn")
    }
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: String(name.prefix(200))))
  }

  /// The layers with the paint of each.
  private func coloredLayers(of outline: SymbolOutline) -> [InkedLayer] {
    if let value = source.variableValue, let steps = outline.steps { return layers(of: steps, at: value) }
    switch mode {
    case .monochrome: return outline.monochrome.map { InkedLayer(layer: $0, paint: paint(0)) }
    case .hierarchical, .palette: return outline.layers.map { InkedLayer(layer: $0, paint: paint($0.level)) }
    case .multicolor:
      guard outline.layers.contains(where: { $0.color != nil }) else {
        return outline.monochrome.map { InkedLayer(layer: $0, paint: paint(0)) }
      }
      return outline.layers.map { InkedLayer(layer: $0, paint: ownPaint($0)) }
    }
  }

  /// The layers of a symbol that is lit as far as `value` goes. Its steps tell each other apart by light, not by level.
  private func layers(of steps: SymbolOutline.Steps, at value: Double) -> [InkedLayer] {
    let level = mode == .palette && !steps.steady.isEmpty ? 1 : 0
    let lit = steps.litCount(at: value)
    let isColored = mode == .multicolor
    return steps.steady.map { InkedLayer(layer: $0, paint: isColored ? ownPaint($0) : paint(0)) }
      + steps.steps.enumerated().map { index, layer in
        InkedLayer(layer: layer, paint: isColored ? ownPaint(layer) : paint(level), isLit: index < lit)
      }
  }

  private func paint(_ level: Int) -> Paint {
    HierarchicalShapeStyle.levels[min(max(level, 0), 3)]._paint(in: environment).paint
  }

  private func ownPaint(_ layer: SymbolOutline.Layer) -> Paint {
    layer.color.flatMap(Self.color).map { .color($0.resolved(in: environment)) } ?? paint(0)
  }

  private var mode: SymbolRenderingMode.Mode {
    if let mode = source.symbolMode ?? environment.symbolRenderingMode { return mode.mode }
    if source.template == .original { return .multicolor }
    return environment.foregroundStyle?.hasOwnLevels == true ? .palette : .monochrome
  }

  private static func color(_ name: String) -> Color? {
    let colors: [String: Color] = [
      "white": .white, "yellow": .yellow, "orange": .orange, "red": .red, "green": .green, "blue": .blue,
      "cyan": .cyan, "gray": .gray, "purple": .purple, "brown": .brown, "black": .black,
    ]
    return colors[name]
  }
}

/// Puts a layer's shapes on the canvas.
private struct Placing {
  let frame: CGRect
  /// Points for the unit of the outline, along each axis.
  let scale: CGSize
  let isMirrored: Bool

  func items(_ layer: SymbolOutline.Layer, paint: Paint) -> [DisplayItem] {
    // Shapes of a layer lie over each other: painted one by one, a translucent paint would show it.
    if case .color(let color) = paint, color.alpha < 1, layer.inks.count > 1 {
      return [.group(.opacity(color.alpha), items(layer, paint: .color(color.opaque)))]
    }
    let items = layer.inks.map { item($0, paint) }
    return layer.holes.reduce(items) { items, hole in
      var outside = Path(frame.insetBy(dx: -frame.width - 1, dy: -frame.height - 1))
      outside.addPath(placed(hole))
      return [.group(.clip(outside, evenOdd: true), items)]
    }
  }

  private func item(_ ink: SymbolOutline.Layer.Ink, _ paint: Paint) -> DisplayItem {
    switch ink {
    case .fill(let path, let evenOdd): return .fill(placed(path), paint, evenOdd: evenOdd)
    case .stroke(let path, let width):
      let style = StrokeStyle(
        lineWidth: width * (scale.width * scale.height).squareRoot(), lineCap: .round, lineJoin: .round)
      return .stroke(placed(path), style, paint)
    }
  }

  private func placed(_ path: Path) -> Path {
    path.mapped { point in
      CGPoint(
        x: frame.midX + point.x * (isMirrored ? -scale.width : scale.width), y: frame.midY + point.y * scale.height)
    }
  }
}

extension ResolvedColor {
  fileprivate var opaque: ResolvedColor {
    var copy = self
    copy.alpha = 1
    return copy
  }
}

extension EnvironmentValues {
  /// Where the outlines of symbols come from; without a font, every symbol is a neutral mark.
  package var symbols: any SymbolOutlines {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }
}

private enum SymbolsKey: EnvironmentKey { static var defaultValue: any SymbolOutlines { NeutralSymbols() } }
