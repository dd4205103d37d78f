import Foundation
import Graphics

/// Sets paragraph after paragraph until the lines, or the height, run out; the last line then ends in an ellipsis.
struct LineSetter {
  let text: TextSpecification
  let width: CGFloat
  let shaper: any TextShaping
  private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  private var naturalWidth: CGFloat = 0
  private var height: CGFloat = 0
  private var nextTop: CGFloat = 0
  /// What the pitches of the lines so far have over their heights.
  private var slack: CGFloat = 0

  init(text: TextSpecification, width: CGFloat, shaper: any TextShaping) {
    self.text = text
    self.width = max(0, width)
    self.shaper = shaper
  }

  /// The frame: rounded up to the pixel, and never wider than what was offered.
  var size: CGSize {
    CGSize(width: min(width, text.scale.roundedUp(naturalWidth)), height: text.scale.roundedUp(height))
  }

  mutating func setAll(height limit: CGFloat?) {
    for runs in text.runs.paragraphs where !isTruncated { set(runs, heightLimit: limit) }
  }

  private mutating func set(_ runs: [TextRun], heightLimit: CGFloat?) {
    let shaped = shaper.shape(runs, style: text.paragraph)
    let metrics = Metrics(shaped, text)
    let room = linesLeft(pitch: metrics.pitch, heightLimit: heightLimit)
    guard room > 0 else { return truncateLastLine(metrics) }
    let breaker = LineBreaker(shaped)
    let ranges = breaker.lines(width: width)
    for (index, range) in ranges.prefix(room).enumerated() {
      let isCut = index == room - 1 && ranges.count > room
      let whole = isCut ? range.lowerBound..<shaped.clusters.count : range
      append(
        isCut
          ? cut(runs, shaped, breaker, to: whole)
          : line(runs, shaped, breaker, range, isWrapped: index < ranges.count - 1),
        metrics)
    }
    if ranges.count > room { isTruncated = true }
  }

  private func linesLeft(pitch: CGFloat, heightLimit: CGFloat?) -> Int {
    var room = (text.lineLimit ?? .max) - lines.count
    if let heightLimit, heightLimit.isFinite, pitch > 0 {
      let fitting = Int(((heightLimit - nextTop) / pitch + LineBreaker.tolerance).rounded(.down))
      room = min(room, max(lines.isEmpty ? 1 : 0, fitting))
    }
    return max(0, room)
  }

  private mutating func append(_ line: TextLayout.Line, _ metrics: Metrics) {
    var line = line
    line.baseline = nextTop + metrics.baseline
    lines.append(line)
    height = nextTop + metrics.height - slack
    nextTop += metrics.pitch
    slack += metrics.rounding
  }

  private mutating func line(
    _ runs: [TextRun], _ shaped: ShapedParagraph, _ breaker: LineBreaker, _ range: Range<Int>, isWrapped: Bool
  ) -> TextLayout.Line {
    // White space where a line was wrapped counts for the frame, but not for where the line stands in it.
    let drawn = isWrapped ? breaker.trimmed(range) : range
    naturalWidth = max(naturalWidth, breaker.fullWidth(range))
    return TextLayout.Line(
      runs: runs.slice(shaped.utf8Range(drawn)), x: 0, baseline: 0, width: breaker.fullWidth(drawn))
  }

  private mutating func cut(
    _ runs: [TextRun], _ shaped: ShapedParagraph, _ breaker: LineBreaker, to range: Range<Int>
  ) -> TextLayout.Line {
    var kept = breaker.prefix(of: range, limit: width)
    while true {
      let visible = runs.slice(shaped.utf8Range(kept))
      let cut = (visible.isEmpty ? runs.prefix(1).map { $0.with(text: "") } : visible).truncated()
      // The ellipsis has the style of the character before it, so its width is known only once that one is chosen.
      let total = shaper.shape(cut, style: text.paragraph).width
      if total <= width + LineBreaker.tolerance || kept.isEmpty {
        naturalWidth = max(naturalWidth, total)
        return TextLayout.Line(runs: cut, x: 0, baseline: 0, width: total)
      }
      kept = kept.dropLast()
    }
  }

  private mutating func truncateLastLine(_ metrics: Metrics) {
    isTruncated = true
    guard let last = lines.last else { return }
    let shaped = shaper.shape(last.runs, style: text.paragraph)
    var line = cut(last.runs, shaped, LineBreaker(shaped), to: 0..<shaped.clusters.count)
    line.baseline = last.baseline
    lines[lines.count - 1] = line
  }
}

extension LineSetter {
  /// The vertical measures of a paragraph's lines, as SwiftUI rounds them.
  ///
  /// The height of n lines is n times the unrounded line height, rounded up to the pixel; baselines are a whole number
  /// of pixels apart. (13 pt at 2×: one line 16, two lines 31.5, baselines at 12.5 and 28.5.)
  fileprivate struct Metrics {
    let baseline: CGFloat
    let height: CGFloat
    let pitch: CGFloat
    /// What the pitch has over the unrounded height.
    let rounding: CGFloat

    init(_ shaped: ShapedParagraph, _ text: TextSpecification) {
      height = shaped.ascent + shaped.descent
      baseline = text.scale.rounded(shaped.ascent)
      pitch = max(text.scale.roundedUp(height), text.scale.roundedUp(height + text.lineSpacing))
      rounding = text.lineSpacing > 0 ? 0 : pitch - height
    }
  }
}

extension ShapedParagraph {
  /// The UTF-8 offsets that a range of clusters covers.
  fileprivate func utf8Range(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return clusters[range.lowerBound].utf8Range.lowerBound..<clusters[range.upperBound - 1].utf8Range.upperBound
  }
}

extension TextRun {
  fileprivate func with(text: String) -> TextRun {
    var copy = self
    copy.text = text
    return copy
  }
}
