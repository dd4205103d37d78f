import Foundation
import Graphics
import LayoutEngine

/// Our own drawings of symbols that the font lacks, or that plain geometry matches better.
enum SymbolDrawings {
  /// The drawing of `name`, or of its filled form if there is one.
  static func drawing(_ name: String, filled: Bool) -> String? {
    (filled ? table.rest(of: name + ".fill") : nil) ?? table.rest(of: name)
  }
}

/// Parses a drawing: layers between bars, each a sequence of operations on the 256 grid.
///
/// A layer may begin with `-`, which cuts it out of the layers before it in monochrome, and with its level (default:
/// its index).
///
/// `s` strokes what follows (a number directly after it widens the line), `f` fills it, `e` fills it with the
/// even-odd rule, `b` does both, `c` both in the filled form and only strokes otherwise; `x` excludes the layer from
/// what follows. `g name x y scale` places a glyph of the font in the requested form, with its centre at a point, `G`
/// its filled form; a negative scale mirrors. Outlines are `M L C Q Z` with absolute points, `O x y r` a circle, `E x
/// y rx ry` an ellipse, `R x y w h r` a rounded rectangle, `A x y r from to` an arc in degrees, clockwise.
struct SymbolDrawing {
  typealias Ink = SymbolOutline.Layer.Ink

  /// The width of a line, in units of the grid.
  let lineWidth: CGFloat
  let filled: Bool
  /// The inks of a glyph, filled or in the requested form.
  let glyph: (_ name: String, _ filled: Bool) -> [Ink]

  func art(of text: String) -> SymbolArt {
    var art = SymbolArt(layers: [])
    for (index, text) in text.split(separator: "|").enumerated() {
      var scanner = Scanner(rest: text)
      let isCut = scanner.take("-")
      var layer = SymbolOutline.Layer(inks: [], level: scanner.digit() ?? min(index, 2))
      read(&scanner, into: &layer)
      guard !layer.inks.isEmpty else { continue }
      if isCut { art = art.cuttingMonochrome(layer.inks.flatMap(\.pieces)) } else { art.monochrome.append(layer) }
      art.layers.append(layer)
    }
    return art
  }

  private func read(_ scanner: inout Scanner, into layer: inout SymbolOutline.Layer) {
    while let operation = scanner.letter() {
      switch operation {
      case "g", "G": layer.inks += glyphInks(&scanner, filled: operation == "G")
      case "x": layer.holes.append(scanner.outline())
      default:
        let factor = operation == "s" ? scanner.number() ?? 1 : 1
        layer.inks += outlineInks(operation, scanner.outline(), lineWidth: lineWidth * factor)
      }
    }
  }

  private func outlineInks(_ operation: Character, _ path: Path, lineWidth: CGFloat) -> [Ink] {
    guard !path.isEmpty else { return [] }
    return switch operation {
    case "s": [.stroke(path, width: lineWidth)]
    case "c" where !filled: [.stroke(path, width: lineWidth)]
    case "e": [.fill(path, evenOdd: true)]
    case "b", "c": [.fill(path, evenOdd: false), .stroke(path, width: lineWidth)]
    default: [.fill(path, evenOdd: false)]
    }
  }

  private func glyphInks(_ scanner: inout Scanner, filled: Bool) -> [Ink] {
    let name = scanner.word()
    let (x, y, scale) = (scanner.number() ?? 128, scanner.number() ?? 128, scanner.number() ?? 1)
    let transform = SymbolTransform(
      scale: abs(scale), mirrored: scale < 0, offset: CGPoint(x: x - 128, y: y - 128))
    return transform.apply(SymbolOutline.Layer(inks: glyph(name, filled))).inks
  }
}

/// Reads numbers, words and outlines.
private struct Scanner {
  var rest: Substring

  mutating func letter() -> Character? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, first.isLetter else { return nil }
    rest.removeFirst()
    return first
  }

  /// Consumes `character` if it comes next.
  mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// A single digit before an operation.
  mutating func digit() -> Int? {
    guard let value = rest.first?.wholeNumberValue else { return nil }
    rest.removeFirst()
    return value
  }

  mutating func word() -> String {
    let word = rest.prefix { $0 != " " }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  mutating func number() -> CGFloat? {
    let trimmed = rest.drop { $0 == " " }
    let digits = trimmed.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let value = Double(digits) else { return nil }
    rest = trimmed.dropFirst(digits.count)
    return CGFloat(value)
  }

  /// A coordinate relative to the grid's centre.
  mutating func point() -> CGPoint {
    CGPoint(x: (number() ?? 128) - 128, y: (number() ?? 128) - 128)
  }

  /// Everything up to the next operation.
  mutating func outline() -> Path {
    var path = Path()
    while let command = rest.drop(while: { $0 == " " }).first, command.isUppercase, command != "G" {
      _ = letter()
      add(command, to: &path)
    }
    return path
  }

  private mutating func add(_ command: Character, to path: inout Path) {
    switch command {
    case "M": path.move(to: point())
    case "L": path.addLine(to: point())
    case "Q":
      let control = point()
      path.addQuadCurve(to: point(), control: control)
    case "C":
      let (first, second) = (point(), point())
      path.addCurve(to: point(), control1: first, control2: second)
    case "O", "E": addEllipse(isCircle: command == "O", to: &path)
    case "R":
      let (origin, width, height, radius) = (point(), number() ?? 0, number() ?? 0, number() ?? 0)
      path.addRoundedRect(
        in: CGRect(x: origin.x, y: origin.y, width: width, height: height),
        cornerSize: CGSize(width: radius, height: radius))
    case "A": addArc(to: &path)
    default: path.closeSubpath()
    }
  }

  private mutating func addEllipse(isCircle: Bool, to path: inout Path) {
    let (center, rx) = (point(), number() ?? 0)
    let ry = isCircle ? rx : number() ?? 0
    path.addEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: rx * 2, height: ry * 2))
  }

  /// An arc continues the current outline.
  private mutating func addArc(to path: inout Path) {
    let (center, radius) = (point(), number() ?? 0)
    let (start, end) = ((number() ?? 0) * .pi / 180, (number() ?? 0) * .pi / 180)
    path.appendArc(center: center, radius: radius, from: start, to: end)
  }
}
