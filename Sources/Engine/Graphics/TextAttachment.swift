public import Foundation

/// An item in a text that takes the place of a character: an interpolated image or symbol.
public struct TextAttachment: Hashable, Sendable {
  /// Its size in the line, in points.
  public var size: CGSize
  /// Points from its bottom up to the baseline: 0 for an image, which stands on the line; more if it extends below.
  public var depth: CGFloat
  /// Its display items, in points from its own top left corner. Paints are final.
  public var items: [DisplayItem]
  /// The text for alternative texts and printing.
  public var label: String
  /// The scale at which `items` are painted.
  package var magnification: CGFloat = 1

  /// Creates an attachment (default: on the baseline).
  public init(size: CGSize, depth: CGFloat = 0, items: [DisplayItem], label: String = "") {
    self.size = size
    self.depth = depth
    self.items = items
    self.label = label
  }

  package func scaled(by factor: CGFloat) -> TextAttachment {
    var copy = self
    copy.size = CGSize(width: size.width * factor, height: size.height * factor)
    copy.depth *= factor
    copy.magnification *= factor
    return copy
  }

  /// The placeholder in a run's text: U+FFFC.
  public static let character: Character = "\u{FFFC}"
}

extension TextRun {
  /// A run with one attachment. Its style determines the height of a line without other characters.
  public init(_ attachment: TextAttachment, style: TextStyle, paint: Paint) {
    self.init(String(TextAttachment.character), style: style, paint: paint)
    self.style.attachment = attachment
  }
}

extension TextAttachment {
  /// The display items with the attachment's top left corner at `corner`.
  package func placed(at corner: CGPoint) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let transform = CGAffineTransform(
      a: magnification, b: 0, c: 0, d: magnification, tx: corner.x, ty: corner.y)
    return [.group(.transform(transform), items)]
  }
}
