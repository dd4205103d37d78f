/// The lines in which a text differs from its reference.
///
/// Texts are compared by bytes, and lines end only with `\n`: a carriage return, another Unicode normalization and a
/// missing last line feed are differences. Few edits are minimal; many are found fast instead.
package struct TextDifference: Hashable, Sendable, Codable {
  /// A line of a hunk.
  package struct Line: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable {
      case both, reference, candidate
    }

    package var kind: Kind
    /// Without its line feed.
    package var text: String
    /// Its number in the reference, from 1, if it is there.
    package var referenceNumber: Int?
    /// Its number in the candidate, from 1, if it is there.
    package var candidateNumber: Int?
    /// Whether it ends with a line feed, as all lines but the last do.
    package var isEnded: Bool
  }

  /// Differing lines with their context.
  package struct Hunk: Hashable, Sendable, Codable {
    /// In the order of the texts; removed lines before added ones.
    package var lines: [Line]
    /// The line numbers in the reference, from 1; if there are none, the position after the previous line.
    package var reference: Range<Int>
    /// The line numbers in the candidate, from 1; if there are none, the position after the previous line.
    package var candidate: Range<Int>
  }

  package let hunks: [Hunk]
  package let removed: Int
  package let added: Int

  /// Compares two texts; `nil` if they are equal.
  ///
  /// - Parameter context: The number of equal lines on each side of a difference (default: 3; minimum: 0).
  package init?(of candidate: String, from reference: String, context: Int = 3) {
    guard !reference.utf8.elementsEqual(candidate.utf8) else { return nil }
    let (old, new) = (TextLines(reference), TextLines(candidate))
    var numbers = LineNumbers()
    let (oldNumbers, newNumbers) = (numbers.numbers(of: old), numbers.numbers(of: new))
    let edits = LineEdits(of: newNumbers, from: oldNumbers)
    var gathering = HunkGathering(old: old, new: new, context: max(context, 0))
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      if x < old.count, edits.isRemoved[x] {
        gathering.add(.reference, x, y)
        x += 1
      } else if y < new.count, edits.isAdded[y] {
        gathering.add(.candidate, x, y)
        y += 1
      } else {
        gathering.add(.both, x, y)
        (x, y) = (x + 1, y + 1)
      }
    }
    hunks = gathering.finished()
    removed = edits.isRemoved.count(where: { $0 })
    added = edits.isAdded.count(where: { $0 })
  }
}

/// The lines of a text, as bytes: Swift strings with other bytes may be equal.
struct TextLines {
  let lines: [ArraySlice<UInt8>]
  /// Whether the last line has its line feed.
  let isEnded: Bool

  init(_ text: String) {
    let bytes = Array(text.utf8)
    isEnded = bytes.last == UInt8(ascii: "\n")
    let ended = isEnded ? bytes.dropLast() : bytes[...]
    lines = bytes.isEmpty ? [] : ended.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  var count: Int { lines.count }

  func isEnded(_ index: Int) -> Bool { isEnded || index < lines.count - 1 }
}

/// Assigns the same number to equal lines of several texts.
private struct LineNumbers {
  private struct Key: Hashable {
    var bytes: ArraySlice<UInt8>
    var isEnded: Bool
  }

  private var known: [Key: Int32] = [:]

  mutating func numbers(of text: TextLines) -> [Int32] {
    text.lines.indices.map { index in
      let key = Key(bytes: text.lines[index], isEnded: text.isEnded(index))
      if let number = known[key] { return number }
      let number = Int32(truncatingIfNeeded: known.count)
      known[key] = number
      return number
    }
  }
}

/// Collects lines into hunks.
private struct HunkGathering {
  let old: TextLines
  let new: TextLines
  let context: Int
  private var hunks: [TextDifference.Hunk] = []
  private var lines: [TextDifference.Line] = []
  private var hasChange = false
  private var equalAtEnd = 0

  init(old: TextLines, new: TextLines, context: Int) { (self.old, self.new, self.context) = (old, new, context) }

  /// Adds the line at `x` of the old text, `y` of the new one, or both.
  mutating func add(_ kind: TextDifference.Line.Kind, _ x: Int, _ y: Int) {
    let (text, index) = kind == .candidate ? (new, y) : (old, x)
    lines.append(
      TextDifference.Line(
        kind: kind, text: String(decoding: text.lines[index], as: UTF8.self),
        referenceNumber: kind == .candidate ? nil : x + 1, candidateNumber: kind == .reference ? nil : y + 1,
        isEnded: text.isEnded(index)))
    guard kind == .both else {
      if !hasChange { start(x, y) }
      (hasChange, equalAtEnd) = (true, 0)
      return
    }
    equalAtEnd += 1
    if hasChange, equalAtEnd > 2 * context { finish() }
    if !hasChange, lines.count > 2 * context + 64 { lines.removeFirst(lines.count - context) }
  }

  mutating func finished() -> [TextDifference.Hunk] {
    if hasChange { finish() }
    return hunks
  }

  /// The first change is the last line; lines beyond the context before it are removed.
  private mutating func start(_ x: Int, _ y: Int) {
    lines.removeFirst(max(lines.count - 1 - context, 0))
    let before = lines.count - 1
    hunks.append(TextDifference.Hunk(lines: [], reference: x + 1 - before..<x + 1, candidate: y + 1 - before..<y + 1))
  }

  private mutating func finish() {
    let extra = max(equalAtEnd - context, 0)
    let kept = Array(lines.dropLast(extra))
    let last = hunks.count - 1
    let (olds, news) = (kept.count { $0.kind != .candidate }, kept.count { $0.kind != .reference })
    let (oldStart, newStart) = (hunks[last].reference.lowerBound, hunks[last].candidate.lowerBound)
    hunks[last] = TextDifference.Hunk(
      lines: kept, reference: oldStart..<oldStart + olds, candidate: newStart..<newStart + news)
    lines.removeFirst(kept.count)
    (hasChange, equalAtEnd) = (false, 0)
  }
}
