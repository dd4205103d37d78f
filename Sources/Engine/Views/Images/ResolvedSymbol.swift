import Diagnostics
import Foundation
import Graphics
package import LayoutEngine

/// A symbol resolved for an environment: its outline, its size relative to the font, and the paints of its layers.
struct ResolvedSymbol {
  let name: String
  let source: Image
  let font: ResolvedFont
  let environment: EnvironmentValues

  /// For parts above the variable value. Chosen by eye: Apple documents no value.
  private static let dimmedOpacity = 0.3

  /// Layers painted as one shape, with their paint.
  private struct PaintedLayers {
    var layers: [SymbolOutline.Layer]
    var paint: Paint
    var isLit = true
  }

  var image: ResolvedImage {
    let request = SymbolRequest(name: name, weight: font.weight, variants: environment.symbolVariants.set)
    let outline = environment.symbols.outline(of: request)
    report(outline.match)
    let pointSize = pointSize
    let pixels = PixelScale(environment.displayScale)
    let factor = environment.imageScale.factor
    let measure = outline.frame.measure(at: pointSize / factor).scaled(by: factor)
    let size = CGSize(width: pixels.rounded(measure.size.width), height: pixels.rounded(measure.size.height))
    let isResizable = source.resizing != nil
    let isMirrored = outline.isDirectional && environment.layoutDirection == .rightToLeft
    let inks = coloredLayers(of: outline)
    return ResolvedImage(
      size: size, baseline: (size.height + measure.size.height) / 2 - measure.descent, label: String(name.prefix(100))
    ) { frame in
      var scale = CGSize(width: pointSize, height: pointSize)
      if isResizable {
        scale = CGSize(width: frame.width / outline.size.width, height: frame.height / outline.size.height)
      }
      let placing = SymbolPlacement(frame: frame, scale: scale, isMirrored: isMirrored)
      return inks.flatMap { ink in
        let items = placing.items(ink.layers, paint: ink.paint.mapped(to: frame))
        return ink.isLit ? items : [.group(.opacity(Self.dimmedOpacity), items)]
      }
    }
    .redacted(pointSize: pointSize, capHeight: SymbolFrame.capHeight * pointSize, in: environment)
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
      (id, message) = ("symbol.substituted", "symbol not available; the closest match, \(other), is drawn")
    case .unknown: (id, message) = ("symbol.unknown", "unknown symbol name; nothing is drawn")
    case .fontMissing:
      (id, message) = ("symbol.font-missing", "the symbol font is not installed; a neutral mark is drawn")
    }
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: String(name.prefix(200))))
  }

  /// The layers with their paints; adjacent layers with the same paint are merged.
  private func coloredLayers(of outline: SymbolOutline) -> [PaintedLayers] {
    if let value = source.variableValue, let steps = outline.steps { return layers(of: steps, at: value) }
    // Without different paints, a layer must not cover what is cut out of another.
    let isInOneColor =
      switch mode {
      case .monochrome: true
      case .multicolor: outline.layers.allSatisfy { $0.color == nil }
      case .hierarchical, .palette: Set(outline.layers.map(\.level)).count < 2
      }
    guard !isInOneColor else {
      let level = mode == .hierarchical || mode == .palette ? outline.layers.first?.level : nil
      return [PaintedLayers(layers: outline.monochrome, paint: paint(level ?? 0))]
    }
    return outline.layers.reduce(into: []) { result, layer in
      let paint = mode == .multicolor ? ownPaint(layer) : paint(layer.level)
      if result.last?.paint == paint {
        result[result.count - 1].layers.append(layer)
      } else {
        result.append(PaintedLayers(layers: [layer], paint: paint))
      }
    }
  }

  /// The layers of a symbol with a variable value. Its steps differ in opacity, not in level.
  private func layers(of steps: SymbolOutline.Steps, at value: Double) -> [PaintedLayers] {
    let level = mode == .palette && !steps.steady.isEmpty ? 1 : 0
    let lit = steps.litCount(at: value)
    let isColored = mode == .multicolor
    return steps.steady.map { PaintedLayers(layers: [$0], paint: isColored ? ownPaint($0) : paint(0)) }
      + steps.steps.enumerated().map { index, layer in
        PaintedLayers(layers: [layer], paint: isColored ? ownPaint(layer) : paint(level), isLit: index < lit)
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

/// Places a layer's shapes in a frame.
private struct SymbolPlacement {
  let frame: CGRect
  /// Points per unit of the outline, along each axis.
  let scale: CGSize
  let isMirrored: Bool

  /// The layers as one shape, so that a translucent paint does not show where they overlap.
  func items(_ layers: [SymbolOutline.Layer], paint: Paint) -> [DisplayItem] {
    guard paint.isTranslucent, layers.reduce(0, { $0 + $1.inks.count }) > 1 else {
      return layers.flatMap { items($0, paint) }
    }
    if case .color(let color) = paint {
      return [.group(.opacity(color.alpha), layers.flatMap { items($0, .color(color.opaque)) })]
    }
    let ink = layers.flatMap { items($0, .color(.black)) }
    return [.group(.mask(ink), [.fill(Path(surroundings), paint, evenOdd: false)])]
  }

  private func items(_ layer: SymbolOutline.Layer, _ paint: Paint) -> [DisplayItem] {
    let items = layer.inks.map { item($0, paint) }
    return layer.holes.reduce(items) { items, hole in
      var outside = Path(surroundings)
      outside.addPath(placed(hole))
      return [.group(.clip(outside, evenOdd: true), items)]
    }
  }

  /// Larger than any drawing outside of the frame.
  private var surroundings: CGRect { frame.insetBy(dx: -frame.width - 1, dy: -frame.height - 1) }

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

extension Paint {
  /// Whether a colour or a gradient is translucent; false for other paints.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .color(let color): color.alpha < 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.stops.contains { $0.color.alpha < 1 }
    default: false
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
  /// The source of symbol outlines; without a font, every symbol is a neutral mark.
  package var symbols: any SymbolOutlines {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }
}

private enum SymbolsKey: EnvironmentKey { static var defaultValue: any SymbolOutlines { NeutralSymbols() } }
