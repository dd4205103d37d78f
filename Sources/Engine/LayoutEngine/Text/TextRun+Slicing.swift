import Graphics

extension Array where Element == TextRun {
  /// The part of the runs between two UTF-8 offsets of their joined text, without empty runs.
  func slice(_ range: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    var offset = 0
    for run in self {
      let count = run.text.utf8.count
      let start = Swift.max(range.lowerBound, offset)
      let end = Swift.min(range.upperBound, offset + count)
      if start < end {
        var part = run
        let utf8 = run.text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: start - offset)
        let to = utf8.index(utf8.startIndex, offsetBy: end - offset)
        part.text = String(run.text[from..<to])
        result.append(part)
      }
      offset += count
    }
    return result
  }

  /// The runs of each paragraph, without line separators. An empty paragraph has an empty run for its font.
  var paragraphs: [[TextRun]] {
    var result: [[TextRun]] = [[]]
    for run in self {
      for (index, piece) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if index > 0 { result.append([]) }
        var part = run
        part.text = String(piece)
        if !piece.isEmpty || result[result.count - 1].isEmpty { result[result.count - 1].append(part) }
      }
    }
    return result.map { runs in
      let filled = runs.filter { !$0.text.isEmpty }
      return filled.isEmpty ? Array(runs.prefix(1)) : filled
    }
  }

  /// The runs without white space at their end.
  func trimmingEnd() -> [TextRun] {
    var result = self
    while let last = result.last {
      if let end = last.text.lastIndex(where: { !$0.isWhitespace }) {
        result[result.count - 1].text = String(last.text[...end])
        return result
      }
      result.removeLast()
    }
    return result
  }

  /// The runs without white space at their beginning.
  func trimmingStart() -> [TextRun] {
    var result = self
    while let first = result.first {
      let trimmed = first.text.drop(while: \.isWhitespace)
      if !trimmed.isEmpty {
        result[0].text = String(trimmed)
        return result
      }
      result.removeFirst()
    }
    return result
  }

  /// Makes the soft hyphen at the runs' end visible.
  mutating func endInHyphen() {
    guard let last = indices.last, self[last].text.unicodeScalars.last == "\u{AD}" else { return }
    self[last].text.unicodeScalars.removeLast()
    self[last].text += "-"
  }
}
