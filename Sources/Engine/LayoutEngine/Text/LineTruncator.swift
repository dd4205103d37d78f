import Foundation
import Graphics

/// Truncates a line at its head, middle or tail: replaces characters with an ellipsis, without white space beside it.
struct LineTruncator {
  let source: ParagraphLayout.Source
  let style: ParagraphStyle
  let shaper: any TextShaping

  /// The truncated `range` for `width`, and its width: the ellipsis alone if nothing else fits.
  func cut(
    _ range: Range<Int>, at truncation: TextSpecification.Truncation, width: CGFloat
  ) -> (runs: [TextRun], width: CGFloat) {
    var (before, after) = kept(of: range, at: truncation, width: width)
    while true {
      let runs = line(before, after)
      // The ellipsis has the style of the adjacent character, so its width is known only now.
      let total = shaper.shape(runs, style: style).width
      if total <= width + LineBreaker.tolerance || before.isEmpty && after.isEmpty { return (runs, total) }
      drop(total - width, from: &before, and: &after)
    }
  }

  /// Removes characters beside the ellipsis with a total width of about `excess`, at least one visible one, so that a
  /// line of thousands of invisible characters is not shaped a thousand times.
  private func drop(_ excess: CGFloat, from before: inout Range<Int>, and after: inout Range<Int>) {
    var dropped: CGFloat = 0
    repeat {
      let index: Int
      if after.count > before.count || before.isEmpty {
        index = after.lowerBound
        after = after.dropFirst()
      } else {
        index = before.upperBound - 1
        before = before.dropLast()
      }
      dropped += source.shaped.clusters[index].advance
    } while dropped < max(excess - Self.kerning, LineBreaker.tolerance) && !(before.isEmpty && after.isEmpty)
  }

  /// The points by which kerning beside the ellipsis may change the width.
  private static let kerning: CGFloat = 1

  /// The characters before and after the ellipsis: a first estimate, which may be slightly too wide.
  private func kept(
    of range: Range<Int>, at truncation: TextSpecification.Truncation, width: CGFloat
  ) -> (before: Range<Int>, after: Range<Int>) {
    let breaker = source.breaker
    let nothingBefore = range.lowerBound..<range.lowerBound
    let nothingAfter = range.upperBound..<range.upperBound
    switch truncation {
    case .tail: return (breaker.prefix(of: range, limit: width), nothingAfter)
    case .head: return (nothingBefore, breaker.suffix(of: range, limit: width))
    case .middle:
      let room = max(0, width - ellipsisWidth)
      let half = breaker.prefix(of: range, limit: room / 2)
      let after = breaker.suffix(of: half.upperBound..<range.upperBound, limit: room - breaker.width(half))
      // The first half gets the room that the second half does not need.
      let free = room - breaker.fullWidth(after)
      return (breaker.prefix(of: range.lowerBound..<after.lowerBound, limit: free), after)
    }
  }

  private var ellipsisWidth: CGFloat {
    guard let run = source.runs.first else { return 0 }
    return shaper.shape([run.with(text: TextLayout.ellipsis)], style: style).width
  }

  private func line(_ before: Range<Int>, _ after: Range<Int>) -> [TextRun] {
    let head = source.runs.slice(source.shaped.utf8Range(before)).trimmingEnd()
    let tail = source.runs.slice(source.shaped.utf8Range(after)).trimmingStart()
    let neighbour = head.last ?? tail.first ?? source.runs.first
    guard var ellipsis = neighbour?.with(text: TextLayout.ellipsis) else { return [] }
    ellipsis.style.attachment = nil
    // Appended to the adjacent run, so that both are shaped together.
    var runs = head
    if let last = runs.indices.last, runs[last].attachment == nil {
      runs[last].text += TextLayout.ellipsis
    } else {
      runs.append(ellipsis)
    }
    guard let first = tail.first else { return runs }
    if head.isEmpty, first.attachment == nil {
      return [first.with(text: TextLayout.ellipsis + first.text)] + tail.dropFirst()
    }
    return runs + tail
  }
}

extension ShapedParagraph {
  /// The UTF-8 offsets of a range of clusters.
  func utf8Range(_ range: Range<Int>) -> Range<Int> {
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
