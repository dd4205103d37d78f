public import Graphics

/// Shapes text. Separates layout from the text engine.
///
/// Line breaking, truncation, shrinking and alignment are done above it, in ``TextLayout``, from the advances that it
/// returns. Tests use a font of squares, in which every number is known.
public protocol TextShaping: AnyObject {
  /// Shapes `runs` as one unbroken line.
  ///
  /// - Parameters:
  ///   - runs: One paragraph, without line separators; paints are ignored.
  ///   - style: Base direction and language.
  /// - Returns: The clusters in logical order; together they cover the text.
  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph

  /// The style with which every line of a text is shaped and drawn after the text is broken.
  ///
  /// Properties of the whole text, such as the regional form of Han characters, are determined here, because a line
  /// has only its own characters. The default changes nothing.
  func resolvedStyle(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle

  /// A cache of laid-out texts for this shaper (default: none).
  var layouts: TextLayoutCache? { get }
}

extension TextShaping {
  public var layouts: TextLayoutCache? { nil }

  public func resolvedStyle(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle { style }
}
