import Foundation

/// An image map of HTML: what of a picture leads where. Its coordinates are points, which are HTML's pixels where the picture is
/// shown at its size in points.
package struct LinkMap {
  /// The first that holds the point that is clicked counts.
  private let areas: [LinkReport]

  /// Takes the links of a picture, in painting order: later ones lie over earlier ones.
  package init(_ links: [LinkReport]) { areas = links.reversed() }

  /// Whether nothing leads anywhere.
  package var isEmpty: Bool { areas.isEmpty }

  /// The element, for a picture with `usemap="#NAME"`.
  package func element(named name: String) -> String {
    "<map name=\"\(name.asHTML)\">\n\(areas.map(area).joined())</map>"
  }

  private func area(_ link: LinkReport) -> String {
    let (x, y, width, height) = (link.rect[0], link.rect[1], link.rect[2], link.rect[3])
    let sides = [x, y, x + width, y + height].map { String(Int($0.rounded())) }
    // Somebody who hears the page must be told something.
    let label = link.label.isEmpty ? link.url : link.label
    return """
      <area shape="rect" coords="\(sides.joined(separator: ","))" href="\(link.url.asHTML)" alt="\(label.asHTML)">

      """
  }
}

extension String {
  /// As text or an attribute's value of HTML, in ASCII: it means the same in a page of any encoding.
  package var asHTML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case " "..."~": text.unicodeScalars.append(scalar)
      // Controls have no numbers in HTML, but for white space.
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": text += " "
      default: text += "&#\(scalar.value);"
      }
    }
    return text
  }
}
