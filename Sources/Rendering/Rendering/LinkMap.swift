import Foundation
import MarkupEscaping

/// An HTML image map of a picture's links. Its coordinates are points, which are CSS pixels if the picture is shown
/// at its size in points.
package struct LinkMap {
  /// Browsers use the first area that contains the point.
  private let areas: [LinkReport]

  /// Takes a picture's links in painting order, in which later ones are on top.
  package init(_ links: [LinkReport]) { areas = links.reversed() }

  package var isEmpty: Bool { areas.isEmpty }

  /// The element for a picture with `usemap="#NAME"`.
  package func element(named name: String) -> String {
    "<map name=\"\(name.escaped(for: .asciiHTML))\">\n\(areas.map(area).joined())</map>"
  }

  private func area(_ link: LinkReport) -> String {
    let (x, y, width, height) = (link.rect[0], link.rect[1], link.rect[2], link.rect[3])
    let sides = [x, y, x + width, y + height].map { String(Int($0.rounded())) }
    // Screen readers need a text.
    let label = link.label.isEmpty ? link.url : link.label
    return """
      <area shape="rect" coords="\(sides.joined(separator: ","))" href="\(link.url.escaped(for: .asciiHTML))" alt="\(label.escaped(for: .asciiHTML))">

      """
  }
}
