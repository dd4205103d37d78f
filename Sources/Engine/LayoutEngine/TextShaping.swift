public import Foundation
public import Graphics

/// The seam between layout and the text engine: shapes, and nothing else.
///
/// Line breaking, truncation, shrinking and alignment are done above this seam, in ``TextLayout``, from the advances
/// that come through it. A test puts a font of squares here and knows every number.
public protocol TextShaping: AnyObject {
  /// Shapes `runs` as one line that is never broken.
  ///
  /// - Parameters:
  ///   - runs: One paragraph, without line separators; their paints do not matter.
  ///   - style: Base direction and language.
  /// - Returns: The clusters in logical order; together they cover the text.
  func shape(_ runs: [TextRun], style: ParagraphStyle) -> ShapedParagraph

  /// The style with which every line of a text is shaped and drawn once the text is broken.
  ///
  /// What depends on the whole text, such as the national form of Han characters, is settled here, before a line knows
  /// only its own characters. The default changes nothing.
  func settled(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle

  /// Texts that were set before with this shaper; nil for none. The default has none.
  var layouts: TextLayoutCache? { get }
}

extension TextShaping {
  /// None: every text is set anew.
  public var layouts: TextLayoutCache? { nil }

  /// The style itself: nothing depends on the whole text unless a shaper says so.
  public func settled(_ style: ParagraphStyle, for runs: [TextRun]) -> ParagraphStyle { style }
}

/// The advances of one paragraph, in points.
public struct ShapedParagraph: Hashable, Sendable {
  /// Characters that shaping keeps together: a ligature, a base with its marks, an emoji sequence.
  public struct Cluster: Hashable, Sendable {
    /// UTF-8 offsets in the joined text of the runs.
    public var utf8Range: Range<Int>
    /// Points to the next cluster, tracking included.
    public var advance: CGFloat
    /// White space: hangs over the edge when a line is broken after it.
    public var isWhitespace: Bool
    /// A line may be broken after it (Unicode line breaking, UAX #14).
    public var canBreakAfter: Bool
    /// U+00AD: nothing, unless a line is broken after it, which then ends in a hyphen.
    public var isSoftHyphen: Bool

    /// Creates a cluster.
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

  /// A part of the line that one run takes up, without a gap.
  public struct Span: Hashable, Sendable {
    /// Index of the run.
    public var runIndex: Int
    /// From the left end of the line, in points.
    public var range: Range<CGFloat>

    /// Creates a span.
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
  /// What each run takes up, from left to right; a run whose parts run in both directions may have several.
  public var spans: [Span]

  /// Creates a shaped paragraph.
  public init(clusters: [Cluster], ascent: CGFloat, descent: CGFloat, spans: [Span] = []) {
    self.clusters = clusters
    self.ascent = ascent
    self.descent = descent
    self.spans = spans
  }

  /// The sum of all advances.
  public var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }
}
