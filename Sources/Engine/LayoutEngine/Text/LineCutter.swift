import Foundation
import Graphics

/// Makes a line of what does not fit on one: characters are left out at its head, in its middle or at its tail, and an
/// ellipsis stands for them, without white space beside it.
struct LineCutter {
  let source: LineSetter.Source
  let style: ParagraphStyle
  let shaper: any TextShaping

  /// What is left of `range` in `width`, and how wide it is: the ellipsis alone when nothing fits.
  func cut(
    _ range: Range<Int>, at truncation: TextSpecification.Truncation, width: CGFloat
  ) -> (runs: [TextRun], width: CGFloat) {
    var (before, after) = kept(of: range, at: truncation, width: width)
    while true {
      let runs = line(before, after)
      // The ellipsis has the style of the character beside it, so its width is known only once that one is chosen.
      let total = shaper.shape(runs, style: style).width
      if total <= width + LineBreaker.tolerance || before.isEmpty && after.isEmpty { return (runs, total) }
      drop(total - width, from: &before, and: &after)
    }
  }

  /// Leaves out the characters beside the ellipsis that are about `excess` wide together: at least one that can be seen,
  /// so that a line of thousands that cannot is not shaped a thousand times.
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

  /// Points by which letters may move together or apart when the ellipsis becomes their neighbour.
  private static let kerning: CGFloat = 1

  /// The characters before and behind the ellipsis; a first guess, which may be a little too wide.
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
      // What the second half left free goes to the first.
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
    // Joined to its neighbour, so that the two are shaped as one.
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
  /// The UTF-8 offsets that a range of clusters covers.
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
