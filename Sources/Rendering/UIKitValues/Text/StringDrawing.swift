public import Foundation

extension NSAttributedString {
  /// The size without line wrapping, in points. Apple's page: Foundation/NSAttributedString/size().
  public func size() -> CGSize { AttributedDrawing(self).size(in: AttributedDrawing.endless) }

  /// Draws the text without line wrapping, from its top left. Apple's page: Foundation/NSAttributedString/draw(at:).
  public func draw(at point: CGPoint) {
    AttributedDrawing(self).draw(in: CGRect(origin: point, size: .zero), breaking: false)
  }

  /// Draws the text wrapped to the width of `rect`. Apple's page: Foundation/NSAttributedString/draw(in:).
  public func draw(in rect: CGRect) { AttributedDrawing(self).draw(in: rect, breaking: true) }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }

  /// The text's bounds in `size`, from 0, 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let size = CGSize(width: size.width == 0 ? .infinity : size.width, height: .infinity)
    return CGRect(origin: .zero, size: AttributedDrawing(self).size(in: size))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }
  /// Draws the text from its top left. Apple's page: Foundation/NSString/draw(at:withAttributes:).
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { substring(from: 0) }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { styled(attrs).size() }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes ?? [:])
  }
}
