import Foundation
import Graphics
import LayoutEngine

extension Text {
  /// Creates a text of a picture or a symbol that stands in the line as a character does.
  /// Apple's page: SwiftUI/Text/init(_:)-(Image).
  public init(_ image: Image) { self.init(ImageText(image: image)) }
}

/// A picture in a line.
private struct ImageText: TextSource {
  let image: Image

  func segments(in surroundings: TextSurroundings) -> [TextSegment] {
    guard let context = surroundings.context else { return [] }
    let node = context.single(image)
    let dimensions = node.dimensions(in: .unspecified)
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    var segment = TextSegment(String(TextAttachment.character))
    segment.attachment = TextAttachment(
      size: size, depth: size.height - dimensions[VerticalAlignment.lastTextBaseline],
      items: PlacedNode(node, at: .zero, proposal: .unspecified).displayItems)
    return [segment]
  }
}
