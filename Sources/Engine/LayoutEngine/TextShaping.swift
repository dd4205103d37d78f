public import Foundation
public import Graphics

/// Shapes text. Separates layout from the text engine.
///
/// Line breaking, truncation, minimumTileScale and alignment are done above it, in ``TextLayout``, from the advances that it
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

/// The advances of one paragraph, in points.
public struct ShapedParagraph: Hashable, Sendable {
  /// Characters that are shaped together: a ligature, a base with its marks, an emoji sequence.
  public struct Cluster: Hashable, Sendable {
    /// UTF-8 offsets in the joined text of the runs.
    public var utf8Range: Range<Int>
    /// Points to the next cluster, including tracking.
    public var advance: CGFloat
    /// White space hangs over the edge if a line breaks after it.
    public var isWhitespace: Bool
    /// Whether a line may break after it (Unicode line breaking, UAX #14).
    public var canBreakAfter: Bool
    /// U+00AD: invisible, unless a line breaks after it, which then ends in a hyphen.
    public var isSoftHyphen: Bool

    public init(
      utf8Range: Range<Int>, advance: CGFloat, isWhitespace: Bool, canBreakAfter: Bool, isSoftHyphen: Bool = false
    ) {
      self.utf8Range = utf8Range
      self.advance = advance
      self.isWhitespace = isWhitespace
      self.canBreakAfter = canBreakAfter
      self.isSoftHyphen = isSoftHyphen
    }
  }

  /// The part of the line that one run covers, without a gap.
  public struct Span: Hashable, Sendable {
    public var runIndex: Int
    /// From the left end of the line, in points.
    public var range: Range<CGFloat>

    public init(runIndex: Int, range: Range<CGFloat>) {
      self.runIndex = runIndex
      self.range = range
    }
  }

  /// In logical order, without gaps.
  public var clusters: [Cluster]
  /// Typographic ascent of the tallest run, above the baseline, unrounded.
  public var ascent: CGFloat
  /// Typographic descent of the deepest run, below the baseline, positive, unrounded.
  public var descent: CGFloat
  /// The extents of the runs, from left to right; a run with parts in both directions may have several.
  public var spans: [Span]

  public init(clusters: [Cluster], ascent: CGFloat, descent: CGFloat, spans: [Span] = []) {
    self.clusters = clusters
    self.ascent = ascent
    self.descent = descent
    self.spans = spans
  }

  public var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }
}
