public import Foundation

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
