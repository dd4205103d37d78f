import Foundation

/// The file of a symbol set: a sheet with a symbol in many weights and sizes, between guides (Apple's page: Creating
/// custom symbol images for your app). The regular symbol of medium size is drawn. Sheets from which the system
/// derives the sizes have only the small one.
package enum SymbolTemplate {
  /// The size of text for which the symbol is drawn, in points.
  package static let pointSize: Double = 17
  /// The sheet is drawn for text of 100 points.
  private static let bodySize = pointSize / 100
  /// The height of capitals on the sheet, for text of one point.
  private static let capHeight = 0.7046
  /// How far symbols extend above and below the capitals, as a fraction of the capitals' height: as far as the guides
  /// of the margins do. Used if the symbol's extent is unknown.
  private static let overhang = 0.35
  /// The size of the medium symbol relative to the other sizes, from the margins of sheets that have all sizes.
  private static let enlargements = ["M": 1, "S": 1.264, "L": 0.783]

  /// The position of the baseline in a drawing of `height` points, 0…1: the middle of the capitals is the drawing's.
  package static func baseline(ofHeight height: Double) -> Double {
    height > 0 ? 0.5 + capHeight * pointSize / 2 / height : 0.5
  }

  /// The regular symbol of the sheet as a separate drawing, at the size for body text; `nil` if the file is not a
  /// sheet.
  static func regularSymbol(in data: Data) -> Data? {
    let text = String(decoding: data, as: UTF8.self)
    for weight in ["Regular", "Medium", "Light", "Semibold", "Thin", "Bold", "Ultralight", "Heavy", "Black"] {
      for size in ["M", "S", "L"] {
        guard let symbol = group("\(weight)-\(size)", in: text),
          let baseline = start(ofGuide: "Baseline-\(size)", in: text)?.y,
          let capline = start(ofGuide: "Capline-\(size)", in: text)?.y, baseline > capline,
          let (left, right) = margins(weight, size, in: text)
        else { continue }
        let place = attributes(ofElement: "Symbols", in: text)?["transform"].map { " transform=\"\($0)\"" } ?? ""
        let content = "<g\(place)>\(SymbolLayers(sheet: text).inOneColor(symbol))</g>"
        // A symbol of another size is scaled to medium around the middle of the capitals.
        let enlargement = enlargements[size] ?? 1
        var box = SymbolBox(
          left: left, width: right - left, middle: (baseline + capline) / 2,
          reach: (baseline - capline) * (0.5 + overhang) / enlargement)
        if let reach = box.reach(of: content, atMost: 2 * (baseline - capline)) { box.reach = reach }
        return box.drawing(of: content, scale: bodySize * enlargement)
      }
    }
    return nil
  }

  /// The symbol's left and right edges. The first version of the sheets has margins only for the regular medium
  /// symbol, without its name. Later versions may have them only for the small one, from which the others follow, as
  /// the symbols of a weight are aligned vertically.
  private static func margins(_ weight: String, _ size: String, in text: String) -> (left: Double, right: Double)? {
    var names = [("\(weight)-\(size)", 1.0)]
    for other in ["M", "S", "L"] where other != size {
      let factor = (enlargements[other] ?? 1) / (enlargements[size] ?? 1)
      names.append(("\(weight)-\(other)", factor))
    }
    let margins = names.map { ("-" + $0, $1) } + (weight == "Regular" ? [("", 1 / (enlargements[size] ?? 1))] : [])
    for (name, factor) in margins {
      guard let left = start(ofGuide: "left-margin\(name)", in: text)?.x,
        let right = start(ofGuide: "right-margin\(name)", in: text)?.x, right > left
      else { continue }
      let (center, half) = ((left + right) / 2, (right - left) / 2 * factor)
      return (center - half, center + half)
    }
    return nil
  }

  /// The element `<g id="name">` with its contents.
  private static func group(_ name: String, in text: String) -> Substring? {
    guard let start = tag(withID: name, in: text), text[start].hasPrefix("<g"), !text[start].hasSuffix("/>") else {
      return nil
    }
    var depth = 1
    var rest = text[start.upperBound...]
    while depth > 0, let next = rest.firstMatch(of: /<g(?:\s[^>]*)?>|<\/g\s*>/) {
      if next.output.hasPrefix("</") {
        depth -= 1
      } else if !next.output.hasSuffix("/>") {
        depth += 1
      }
      rest = rest[next.range.upperBound...]
    }
    return depth == 0 ? text[start.lowerBound..<rest.startIndex] : nil
  }

  /// The position of a guide: a line, a path with one line, or a bar, whose outer edge is used. Drawing programs move
  /// all guides together.
  private static func start(ofGuide name: String, in text: String) -> (x: Double, y: Double)? {
    guard let guide = attributes(ofElement: name, in: text) else { return nil }
    let path = guide["d"]?.firstMatch(of: /^\s*[Mm]\s*([-+.\deE]+)[\s,]+([-+.\deE]+)/)
    let width = name.hasPrefix("right") ? guide["width"].flatMap { Double($0) } ?? 0 : 0
    let moved = attributes(ofElement: "Guides", in: text)?["transform"]?
      .wholeMatch(of: /translate\(\s*([-+.\deE]+)[\s,]+([-+.\deE]+)\s*\)/)
    guard let x = (guide["x1"] ?? guide["x"] ?? path?.1).flatMap({ Double($0) }),
      let y = (guide["y1"] ?? guide["y"] ?? path?.2).flatMap({ Double($0) })
    else { return nil }
    let place = (x + width + (moved.flatMap { Double($0.1) } ?? 0), y + (moved.flatMap { Double($0.2) } ?? 0))
    return [place.0, place.1].allSatisfy { $0.isFinite && abs($0) < 1e6 } ? place : nil
  }

  private static func attributes(ofElement name: String, in text: String) -> [Substring: Substring]? {
    guard let range = tag(withID: name, in: text) else { return nil }
    let found = text[range].matches(of: /([a-z0-9]+)\s*=\s*["']([^"']*)["']/).map { ($0.1, $0.2) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  /// The opening tag with the identifier.
  private static func tag(withID name: String, in text: String) -> Range<String.Index>? {
    guard let id = text.range(of: "id=\"\(name)\"") ?? text.range(of: "id='\(name)'"),
      let start = text[..<id.lowerBound].lastIndex(of: "<"), let end = text[id.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<text.index(after: end)
  }
}
