import Foundation
import Graphics

/// Lays out paragraph after paragraph up to the line limit or the height; the last line then ends in an ellipsis.
struct ParagraphLayout {
  let text: TextSpecification
  let width: CGFloat
  let shaper: any TextShaping
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private var naturalWidth: CGFloat = 0
  private var height: CGFloat = 0
  private var nextTop: CGFloat = 0
  private var last: Metrics?

  init(text: TextSpecification, width: CGFloat, shaper: any TextShaping) {
    self.text = text
    self.width = max(0, width)
    self.shaper = shaper
  }

  /// The frame's size: rounded up to the pixel, and never wider than the proposal.
  var size: CGSize {
    CGSize(width: min(width, text.scale.roundedUp(naturalWidth)), height: text.scale.roundedUp(height))
  }

  mutating func setAll(height limit: CGFloat?) {
    for runs in text.runs.paragraphs where !isTruncated { set(runs, heightLimit: limit) }
    // Reserved lines only add height.
    guard let last else { return }
    for _ in lines.count..<max(lines.count, text.reservedLines) { advance(last) }
  }

  private mutating func set(_ runs: [TextRun], heightLimit: CGFloat?) {
    let shaped = shaper.shape(runs, style: text.paragraph)
    let metrics = Metrics(shaped, text)
    last = metrics
    let room = linesLeft(pitch: metrics.pitch, heightLimit: heightLimit)
    guard room > 0 else { return truncateLastLine(metrics) }
    let hasSoftHyphens = shaped.clusters.contains(where: \.isSoftHyphen)
    let breaker = LineBreaker(shaped, hyphenWidth: hasSoftHyphens ? hyphenWidth(in: runs) : 0)
    let ranges = breaker.lines(width: width, atMost: room)
    for (index, range) in ranges.prefix(room).enumerated() {
      let isCut = index == room - 1 && ranges.count > room
      let whole = isCut ? range.lowerBound..<shaped.clusters.count : range
      append(
        isCut
          ? cut(Source(runs: runs, shaped: shaped, breaker: breaker), to: whole)
          : line(Source(runs: runs, shaped: shaped, breaker: breaker), range, isWrapped: index < ranges.count - 1),
        metrics)
    }
    if ranges.count > room { isTruncated = true }
  }

  private func linesLeft(pitch: CGFloat, heightLimit: CGFloat?) -> Int {
    var room = (text.lineLimit ?? .max) - lines.count
    if let heightLimit, heightLimit.isFinite, pitch > 0 {
      // No text has a million lines; a huge height would overflow an integer.
      let fitting = Int(min(max((heightLimit - nextTop) / pitch + LineBreaker.tolerance, 0), 1_000_000))
      room = min(room, max(lines.isEmpty ? 1 : 0, fitting))
    }
    return max(0, room)
  }

  private mutating func append(_ line: TextLayout.Line, _ metrics: Metrics) {
    var line = line
    line.baseline = text.scale.roundedUp(nextTop + metrics.baseline)
    lines.append(line)
    advance(metrics)
  }

  private mutating func advance(_ metrics: Metrics) {
    height = nextTop + metrics.height
    nextTop += metrics.pitch
  }

  private mutating func line(_ source: Source, _ range: Range<Int>, isWrapped: Bool) -> TextLayout.Line {
    // White space at a wrapped line's end counts for the frame's width, but not for the line's alignment.
    let drawn = isWrapped ? source.breaker.trimmed(range) : range
    naturalWidth = max(naturalWidth, source.breaker.fullWidth(range))
    var runs = source.runs.slice(source.shaped.utf8Range(drawn))
    if source.breaker.isHyphenated(drawn) { runs.endInHyphen() }
    return TextLayout.Line(
      runs: runs, x: 0, baseline: 0, width: source.breaker.fullWidth(drawn), isWrapped: isWrapped)
  }

  private mutating func cut(_ source: Source, to range: Range<Int>) -> TextLayout.Line {
    let cut = LineTruncator(source: source, style: text.paragraph, shaper: shaper)
      .cut(range, at: text.truncation, width: width)
    naturalWidth = max(naturalWidth, cut.width)
    return TextLayout.Line(runs: cut.runs, x: 0, baseline: 0, width: cut.width)
  }

  private func hyphenWidth(in runs: [TextRun]) -> CGFloat {
    guard var run = runs.first else { return 0 }
    run.text = "-"
    return shaper.shape([run], style: text.paragraph).width
  }

  private mutating func truncateLastLine(_ metrics: Metrics) {
    isTruncated = true
    guard let last = lines.last else { return }
    let shaped = shaper.shape(last.runs, style: text.paragraph)
    // The rest is in other paragraphs, so only the end of this one can be truncated.
    let source = Source(runs: last.runs, shaped: shaped, breaker: LineBreaker(shaped))
    let cut = LineTruncator(source: source, style: text.paragraph, shaper: shaper)
      .cut(0..<shaped.clusters.count, at: .tail, width: width)
    naturalWidth = max(naturalWidth, cut.width)
    var line = TextLayout.Line(runs: cut.runs, x: 0, baseline: 0, width: cut.width)
    line.baseline = last.baseline
    lines[lines.count - 1] = line
  }
}

extension ParagraphLayout {
  /// A shaped paragraph with its break opportunities.
  struct Source {
    let runs: [TextRun]
    let shaped: ShapedParagraph
    let breaker: LineBreaker
  }

  /// The vertical metrics of a paragraph's lines.
  ///
  /// Only results are rounded, the height and every baseline up to the pixel, so that rounding does not accumulate
  /// from line to line. The first baseline is rounded to the nearest pixel, and the others are measured from it. (13
  /// pt at 2×: one line 16, two lines 31.5, six 93.5; baselines at 12.5, 28.5, 44, 59.5, 75 and 90.5.)
  fileprivate struct Metrics {
    let baseline: CGFloat
    let height: CGFloat
    let pitch: CGFloat

    init(_ shaped: ShapedParagraph, _ text: TextSpecification) {
      height = shaped.ascent + shaped.descent
      baseline = text.scale.rounded(shaped.ascent)
      pitch = height + text.lineSpacing
    }
  }
}
