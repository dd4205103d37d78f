import Foundation

/// Breaks a shaped paragraph into lines, as SwiftUI does.
///
/// Lines are filled greedily. A line ends at a break opportunity (UAX #14), or anywhere in a word that is wider than
/// the line; white space at the end of a line hangs over. If there are exactly two lines and the second has a single
/// word, another word moves down if that evens the widths. (Measured by the swiftui-web project on iOS 26.0 and macOS
/// 26.2.)
struct LineBreaker {
  private let clusters: [ShapedParagraph.Cluster]
  /// The start of each cluster, and the end of the last one.
  private let positions: [CGFloat]
  /// The width of the hyphen that ends a line at a soft hyphen.
  private let hyphenWidth: CGFloat

  init(_ paragraph: ShapedParagraph, hyphenWidth: CGFloat = 0) {
    clusters = paragraph.clusters
    self.hyphenWidth = hyphenWidth
    var positions: [CGFloat] = [0]
    positions.reserveCapacity(clusters.count + 1)
    for cluster in clusters { positions.append((positions.last ?? 0) + cluster.advance) }
    self.positions = positions
  }

  /// The lines as ranges of cluster indices, including white space at their ends. A line is empty only if the text
  /// is.
  ///
  /// - Parameter count: The maximum number of lines; the rest is returned as one range.
  func lines(width limit: CGFloat, atMost count: Int = .max) -> [Range<Int>] {
    guard !clusters.isEmpty else { return [0..<0] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      let end = lines.count < count ? lineEnd(from: start, limit: limit) : clusters.count
      lines.append(start..<end)
      start = end
    }
    return lines.count == 2 && count >= 2 ? withoutWidow(lines, limit: limit) : lines
  }

  /// The line without the white space at its end.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound && clusters[end - 1].isWhitespace { end -= 1 }
    return line.lowerBound..<end
  }

  /// The width of the line without the white space at its end.
  func width(_ line: Range<Int>) -> CGFloat { fullWidth(trimmed(line)) }

  /// The width of the line with the white space at its end.
  func fullWidth(_ line: Range<Int>) -> CGFloat {
    positions[line.upperBound] - positions[line.lowerBound] + hyphen(in: line)
  }

  /// Whether the line ends at a visible soft hyphen.
  func isHyphenated(_ line: Range<Int>) -> Bool {
    line.upperBound < clusters.count && line.last.map { clusters[$0].isSoftHyphen } == true
  }

  /// The clusters at the start of `line` that fit in `limit`, not counting white space at their end.
  func prefix(of line: Range<Int>, limit: CGFloat) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound && plainWidth(line.lowerBound..<end) > limit + Self.tolerance { end -= 1 }
    return line.lowerBound..<end
  }

  /// The clusters at the end of `line` that fit in `limit`, not counting white space at their start.
  func suffix(of line: Range<Int>, limit: CGFloat) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound {
      let isSpace = clusters[start].isWhitespace
      if !isSpace, positions[line.upperBound] - positions[start] <= limit + Self.tolerance { break }
      start += 1
    }
    return start..<line.upperBound
  }

  /// In points: sums of advances are not exact.
  static let tolerance: CGFloat = 0.001

  private func plainWidth(_ line: Range<Int>) -> CGFloat {
    let line = trimmed(line)
    return positions[line.upperBound] - positions[line.lowerBound]
  }

  private func hyphen(in line: Range<Int>) -> CGFloat { isHyphenated(line) ? hyphenWidth : 0 }

  private func lineEnd(from start: Int, limit: CGFloat) -> Int {
    var lastBreak: Int?
    for index in start..<clusters.count {
      let end = positions[index + 1] - positions[start]
      let fits = clusters[index].isWhitespace || end <= limit + Self.tolerance
      if !fits { return lastBreak ?? max(index, start + 1) }
      if clusters[index].canBreakAfter {
        let needed = clusters[index].isSoftHyphen ? end + hyphenWidth : 0
        if needed <= limit + Self.tolerance { lastBreak = index + 1 }
      }
    }
    return clusters.count
  }

  private func withoutWidow(_ lines: [Range<Int>], limit: CGFloat) -> [Range<Int>] {
    let (first, second) = (lines[0], lines[1])
    let secondHasOneWord = !second.dropLast().contains { clusters[$0].canBreakAfter && $0 + 1 < second.upperBound }
    let earlier = first.dropLast().last { clusters[$0].canBreakAfter && !clusters[$0].isSoftHyphen }
    guard secondHasOneWord, clusters[first.upperBound - 1].canBreakAfter, let earlier else { return lines }
    let shorter = first.lowerBound..<(earlier + 1)
    let longer = (earlier + 1)..<second.upperBound
    let before = abs(width(first) - width(second))
    let after = abs(width(shorter) - width(longer))
    return after < before && width(longer) <= limit + Self.tolerance ? [shorter, longer] : lines
  }
}
