import Foundation

/// The file of a symbol set: a sheet with a symbol in many weights and sizes, between guides (Apple's page: Creating custom
/// symbol images for your app). What is shown of it is the regular one of medium size.
enum SymbolTemplate {
  /// The sheet is drawn for text of 100 points; a symbol stands beside body text.
  private static let bodySize = 17.0 / 100

  /// The regular symbol of the sheet as a drawing of its own, as large as beside body text; nil for what is no sheet.
  static func regularSymbol(in data: Data) -> Data? {
    let text = String(decoding: data, as: UTF8.self)
    for name in ["Regular-M", "Regular-S", "Regular-L"] {
      guard let symbol = group(name, in: text) else { continue }
      let size = name.suffix(1)
      guard let baseline = number("y1", ofElement: "Baseline-\(size)", in: text),
        let capline = number("y1", ofElement: "Capline-\(size)", in: text), baseline > capline,
        let left = number("x1", ofElement: "left-margin-\(name)", in: text),
        let right = number("x1", ofElement: "right-margin-\(name)", in: text), right > left
      else { return nil }
      // Symbols reach beyond the capitals, above and below.
      let overhang = (baseline - capline) / 4
      let (top, width, height) = (capline - overhang, right - left, baseline - capline + 2 * overhang)
      let box = [left, top, width, height].map { "\($0)" }.joined(separator: " ")
      return Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="\(box)" \
        width="\(width * bodySize)" height="\(height * bodySize)">\(symbol)</svg>
        """.utf8)
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

  private static func number(_ attribute: String, ofElement name: String, in text: String) -> Double? {
    guard let range = tag(withID: name, in: text) else { return nil }
    for match in text[range].matches(of: /([a-z0-9]+)\s*=\s*["']([^"']*)["']/) where match.output.1 == attribute {
      return Double(match.output.2).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
    }
    return nil
  }

  /// The opening tag that has the identifier.
  private static func tag(withID name: String, in text: String) -> Range<String.Index>? {
    guard let id = text.range(of: "id=\"\(name)\"") ?? text.range(of: "id='\(name)'"),
      let start = text[..<id.lowerBound].lastIndex(of: "<"), let end = text[id.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<text.index(after: end)
  }
}
