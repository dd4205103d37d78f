import Foundation

/// The file of a symbol set: a sheet with a symbol in many weights and sizes, between guides (Apple's page: Creating custom
/// symbol images for your app). What is shown of it is the regular one of medium size; sheets of which the system makes
/// the sizes have the small one alone.
package enum SymbolTemplate {
  /// What the drawing of a symbol is large for: it stands beside text of so many points.
  package static let pointSize: Double = 17
  /// The sheet is drawn for text of 100 points.
  private static let bodySize = pointSize / 100
  /// How high capitals are on the sheet, for text of one point.
  private static let capHeight = 0.7046
  /// Symbols reach beyond the capitals, above and below, by so much of the capitals' height: as far as the guides of the
  /// margins do. Taken where it cannot be seen how far one reaches.
  private static let overhang = 0.35
  /// How much larger the medium symbol is than the one of another size, by the margins of the sheets that have all.
  private static let enlargements = ["M": 1, "S": 1.264, "L": 0.783]

  /// How far down a drawing of `height` points the baseline is, 0…1: the middle of the capitals is the drawing's.
  package static func baseline(ofHeight height: Double) -> Double {
    height > 0 ? 0.5 + capHeight * pointSize / 2 / height : 0.5
  }

  /// The regular symbol of the sheet as a drawing of its own, as large as beside body text; nil for what is no sheet.
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
        // A symbol of another size is made the medium one around the middle of the capitals.
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

  /// The symbol's edges. The first sheets have those of the regular medium symbol alone, without its name; later ones may
  /// have those of the small one, from which the others follow: the symbols of a weight stand one below the other.
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

  /// The element `<g id="name">` with everything in it.
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

  /// Where a guide is: a line of its own, a path of one, or a bar, which counts with its outer edge. Drawing programs move
  /// all guides at once.
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

  /// The opening tag that has the identifier.
  private static func tag(withID name: String, in text: String) -> Range<String.Index>? {
    guard let id = text.range(of: "id=\"\(name)\"") ?? text.range(of: "id='\(name)'"),
      let start = text[..<id.lowerBound].lastIndex(of: "<"), let end = text[id.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<text.index(after: end)
  }
}
