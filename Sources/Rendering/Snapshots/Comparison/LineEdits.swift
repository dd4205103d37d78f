/// The removed and added lines between two texts, as few as can be found in bounded time and memory.
///
/// Short edits are found with E. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1 (1986). A
/// part with longer edits is divided at lines that both texts have exactly once, in the longest common order, as in
/// Bram Cohen's patience diff. Without such lines, the whole part differs.
struct LineEdits {
  /// By line of the reference.
  private(set) var isRemoved: [Bool]
  /// By line of the candidate.
  private(set) var isAdded: [Bool]

  private static let editLimit = 800
  private static let depthLimit = 32

  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    var depth = 0
  }

  private let old: [Int32]
  private let new: [Int32]

  /// Compares numbers; equal numbers are equal lines.
  init(of new: [Int32], from old: [Int32]) {
    (self.old, self.new) = (old, new)
    isRemoved = [Bool](repeating: true, count: old.count)
    isAdded = [Bool](repeating: true, count: new.count)
    var parts = [Part(old: 0..<old.count, new: 0..<new.count)]
    while let part = parts.popLast() {
      let rest = trimmed(part)
      guard !rest.old.isEmpty, !rest.new.isEmpty, !matchShortEdits(in: rest), rest.depth < Self.depthLimit else {
        continue
      }
      parts += divided(rest)
    }
  }

  private mutating func match(_ oldLine: Int, _ newLine: Int) {
    (isRemoved[oldLine], isAdded[newLine]) = (false, false)
  }

  /// Matches the common lines at the beginning and the end.
  private mutating func trimmed(_ part: Part) -> Part {
    var rest = part
    while let a = rest.old.first, let b = rest.new.first, old[a] == new[b] {
      match(a, b)
      (rest.old, rest.new) = (rest.old.dropFirst(), rest.new.dropFirst())
    }
    while let a = rest.old.last, let b = rest.new.last, old[a] == new[b] {
      match(a, b)
      (rest.old, rest.new) = (rest.old.dropLast(), rest.new.dropLast())
    }
    return rest
  }

  /// Matches the lines that the shortest edit keeps. Returns false if that edit is too long.
  private mutating func matchShortEdits(in part: Part) -> Bool {
    let (width, height) = (part.old.count, part.new.count)
    let limit = min(Self.editLimit, width + height)
    // The furthest position on each diagonal, now and before every step.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    let center = limit + 1
    for edits in 0...limit {
      history.append(Array(furthest[center - edits...center + edits]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = Self.start(diagonal, edits: edits) { furthest[center + $0] }
        while x < width, x - diagonal < height, old[part.old.lowerBound + x] == new[part.new.lowerBound + x - diagonal]
        {
          x += 1
        }
        furthest[center + diagonal] = x
        guard x == width, x - diagonal == height else { continue }
        retrace(history, part: part)
        return true
      }
    }
    return false
  }

  /// The start of a diagonal, from its neighbours.
  private static func start(_ diagonal: Int, edits: Int, furthest: (Int) -> Int) -> Int {
    if edits == 0 { return 0 }
    return isDown(diagonal, edits: edits, furthest: furthest) ? furthest(diagonal + 1) : furthest(diagonal - 1) + 1
  }

  private static func isDown(_ diagonal: Int, edits: Int, furthest: (Int) -> Int) -> Bool {
    diagonal == -edits || diagonal != edits && furthest(diagonal - 1) < furthest(diagonal + 1)
  }

  private mutating func retrace(_ history: [[Int]], part: Part) {
    var (x, y) = (part.old.count, part.new.count)
    for edits in history.indices.reversed() {
      let diagonal = x - y
      let furthest = { history[edits][edits + $0] }
      let start = Self.start(diagonal, edits: edits, furthest: furthest)
      while x > start {
        (x, y) = (x - 1, y - 1)
        match(part.old.lowerBound + x, part.new.lowerBound + y)
      }
      guard edits > 0 else { return }
      if Self.isDown(diagonal, edits: edits, furthest: furthest) { y -= 1 } else { x -= 1 }
    }
  }

  /// The parts between the lines that both have exactly once.
  private mutating func divided(_ part: Part) -> [Part] {
    let anchors = Self.longestRise(commonLines(of: part))
    guard !anchors.isEmpty else { return [] }
    var parts: [Part] = []
    var (oldStart, newStart) = (part.old.lowerBound, part.new.lowerBound)
    for (oldLine, newLine) in anchors {
      match(oldLine, newLine)
      parts.append(Part(old: oldStart..<oldLine, new: newStart..<newLine, depth: part.depth + 1))
      (oldStart, newStart) = (oldLine + 1, newLine + 1)
    }
    parts.append(
      Part(old: oldStart..<part.old.upperBound, new: newStart..<part.new.upperBound, depth: part.depth + 1))
    return parts
  }

  /// The lines that both have exactly once, in the order of the reference.
  private func commonLines(of part: Part) -> [(old: Int, new: Int)] {
    func single(_ lines: [Int32], _ range: Range<Int>) -> [Int32: Int?] {
      Dictionary(range.map { (lines[$0], $0) }, uniquingKeysWith: { _, _ in nil })
    }
    let (ofOld, ofNew) = (single(old, part.old), single(new, part.new))
    return part.old.compactMap { line in
      guard ofOld[old[line]] == .some(line), let partner = ofNew[old[line]] ?? nil else { return nil }
      return (line, partner)
    }
  }

  /// The longest sequence of pairs that is increasing on both sides; the pairs are sorted by the first.
  private static func longestRise(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last pair of the best sequence of each length, and the predecessor of each pair.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      row.append(pairs[index])
      next = before[index]
    }
    return row.reversed()
  }
}
