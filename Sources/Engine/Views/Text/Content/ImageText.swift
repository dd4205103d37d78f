import Foundation
import Graphics
import LayoutEngine

extension Text {
  /// Creates a text of an image that is set in the line like a character. Apple's page:
  /// SwiftUI/Text/init(_:)-(Image).
  public init(_ image: Image) { self.init(ImageText(image: image)) }
}

private struct ImageText: TextSource {
  let image: Image

  func segments(in surroundings: TextContext) -> [TextSegment] {
    guard surroundings.context != nil else { return [] }
    var segment = TextSegment(String(TextAttachment.character))
    segment.image = image
    return [segment]
  }
}

extension _LoweringContext {
  /// `image` in a text with these attributes: a symbol has their font and colour.
  func attachment(_ image: Image, in attributes: TextAttributes) -> TextAttachment {
    var context = self
    context.environment.textAttributes = attributes.inheriting(environment.textAttributes)
    if let foreground = context.environment.textAttributes.foreground {
      context.environment.foregroundStyle = foreground.style._captured(in: environment)
    }
    let node = context.single(image)
    let dimensions = node.dimensions(in: .unspecified)
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    return TextAttachment(
      size: size, depth: size.height - dimensions[VerticalAlignment.lastTextBaseline],
      items: PlacedNode(node, at: .zero, proposal: .unspecified).displayItems)
  }
}
