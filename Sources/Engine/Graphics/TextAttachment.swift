public import Foundation

/// Something that stands in a text as a character does: an interpolated image or symbol.
public struct TextAttachment: Hashable, Sendable {
  /// Points that it takes up in the line.
  public var size: CGSize
  /// Points from its bottom up to the baseline: 0 for an image, which stands on the line, more for what hangs below.
  public var depth: CGFloat
  /// What is painted, in points from its own top left corner. Paints are final.
  public var items: [DisplayItem]
  /// What stands for it where a text is read aloud or printed.
  public var label: String
  /// How much larger than drawn `items` are painted.
  package var magnification: CGFloat = 1

  /// Creates an attachment that stands on the baseline unless `depth` says otherwise.
  public init(size: CGSize, depth: CGFloat = 0, items: [DisplayItem], label: String = "") {
    self.size = size
    self.depth = depth
    self.items = items
    self.label = label
  }

  /// The same thing `factor` times as large.
  package func scaled(by factor: CGFloat) -> TextAttachment {
    var copy = self
    copy.size = CGSize(width: size.width * factor, height: size.height * factor)
    copy.depth *= factor
    copy.magnification *= factor
    return copy
  }

  /// The character that holds the place in a run's text: U+FFFC.
  public static let character: Character = "\u{FFFC}"
}

extension TextRun {
  /// A run of one attachment. Its style says how high a line without other characters is.
  public init(_ attachment: TextAttachment, style: TextStyle, paint: Paint) {
    self.init(String(TextAttachment.character), style: style, paint: paint)
    self.style.attachment = attachment
  }
}

extension TextAttachment {
  /// What is painted when the attachment's top left corner is at `corner`.
  package func placed(at corner: CGPoint) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    let transform = CGAffineTransform(
      a: magnification, b: 0, c: 0, d: magnification, tx: corner.x, ty: corner.y)
    return [.group(.transform(transform), items)]
  }
}
