package import Foundation
package import Graphics
package import LayoutEngine

/// A picture that is laid out and ready to be painted, and what is known about it besides.
package struct LoweredPicture {
  /// An address and where it can be tapped, in points.
  package struct Link: Hashable, Sendable {
    package let url: URL
    package let frame: CGRect
  }

  package let displayList: DisplayList
  /// What opens what; later ones lie over earlier ones.
  package let links: [Link]
  /// The frames of all nodes: the background's tree if there is one, then the content's.
  package let layout: [PlacedNode]

  /// The texts of the picture in reading order: its alternative text.
  package var accessibilityText: String { Self.texts(in: displayList.items).joined(separator: " ") }

  private static func texts(in items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let item): [item.text]
      case .group(_, let content): texts(in: content)
      case .fill, .stroke, .picture: []
      }
    }
  }
}
