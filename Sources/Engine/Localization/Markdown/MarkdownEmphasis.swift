/// Matches delimiters (CommonMark 0.31, appendix: process emphasis).
enum MarkdownEmphasis {
  /// The nodes as spans; unmatched delimiters become text.
  static func spans(of nodes: [MarkdownParser.Node]) -> [MarkdownSpan] {
    var delimiters = nodes.indices.compactMap { index -> Open? in
      if case .delimiter(let delimiter) = nodes[index] { Open(delimiter: delimiter, node: index) } else { nil }
    }
    var ranges: [Emphasis] = []
    if !delimiters.isEmpty { match(&delimiters, into: &ranges) }
    return spans(of: nodes, delimiters: delimiters, ranges: ranges)
  }

  private struct Open {
    var delimiter: MarkdownDelimiter
    let node: Int
  }

  /// The nodes between two delimiters.
  private struct Emphasis {
    let nodes: Range<Int>
    let intent: InlinePresentationIntent
  }

  /// The position below which there is no opener for a closer of this kind: searching again would take quadratic
  /// time.
  private struct Bottom: Hashable {
    let mark: Character
    let canOpen: Bool
    let remainder: Int
  }

  private static func match(_ delimiters: inout [Open], into ranges: inout [Emphasis]) {
    var bottoms: [Bottom: Int] = [:]
    // Delimiters that can still open, innermost last; those between a pair are dropped.
    var stack: [Int] = []
    for closer in delimiters.indices {
      while delimiters[closer].delimiter.count > 0, delimiters[closer].delimiter.canClose {
        let kind = delimiters[closer].delimiter
        let bottom = Bottom(mark: kind.mark, canOpen: kind.canOpen, remainder: kind.originalCount % 3)
        let floor = bottoms[bottom] ?? 0
        var candidate = stack.count - 1
        while candidate >= 0, stack[candidate] >= floor, !delimiters[stack[candidate]].delimiter.matches(kind) {
          candidate -= 1
        }
        guard candidate >= 0, stack[candidate] >= floor else {
          bottoms[bottom] = closer
          break
        }
        let opener = stack[candidate]
        stack.removeSubrange((candidate + 1)...)
        let used = use(&delimiters, opener, closer)
        ranges.append(Emphasis(nodes: delimiters[opener].node + 1..<delimiters[closer].node, intent: used))
        if delimiters[opener].delimiter.count == 0 { stack.removeLast() }
      }
      if delimiters[closer].delimiter.canOpen, delimiters[closer].delimiter.count > 0 { stack.append(closer) }
    }
  }

  /// Removes the marks of one emphasis from both delimiters.
  private static func use(_ delimiters: inout [Open], _ opener: Int, _ closer: Int) -> InlinePresentationIntent {
    let (first, second) = (delimiters[opener].delimiter, delimiters[closer].delimiter)
    let isStrike = first.mark == "~"
    let count = isStrike ? first.count : min(first.count, second.count, 2)
    delimiters[opener].delimiter.count -= count
    delimiters[closer].delimiter.count -= count
    return isStrike ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
  }

  private static func spans(
    of nodes: [MarkdownParser.Node], delimiters: [Open], ranges: [Emphasis]
  ) -> [MarkdownSpan] {
    // Depth of each intent at each node, as differences.
    var changes: [Int: [(InlinePresentationIntent, Int)]] = [:]
    for range in ranges {
      changes[range.nodes.lowerBound, default: []].append((range.intent, 1))
      changes[range.nodes.upperBound, default: []].append((range.intent, -1))
    }
    let left = Dictionary(uniqueKeysWithValues: delimiters.map { ($0.node, $0.delimiter.count) })
    var depths: [InlinePresentationIntent: Int] = [:]
    var spans: [MarkdownSpan] = []
    for (index, node) in nodes.enumerated() {
      for (intent, change) in changes[index] ?? [] { depths[intent, default: 0] += change }
      let intent = depths.reduce(into: InlinePresentationIntent()) { if $1.value > 0 { $0.formUnion($1.key) } }
      for span in node.spans(left: left[index] ?? 0) { spans.append(span, adding: intent) }
    }
    return spans
  }
}

extension MarkdownParser.Node {
  /// - Parameter left: How many marks of a delimiter are text.
  fileprivate func spans(left: Int) -> [MarkdownSpan] {
    switch self {
    case .text(let elements, let link): [MarkdownSpan(elements: elements, link: link)]
    case .code(let elements): [MarkdownSpan(elements: elements, intent: .code)]
    case .spans(let spans): spans
    case .delimiter(let delimiter):
      left == 0 ? [] : [MarkdownSpan(elements: Array(repeating: .character(delimiter.mark), count: left))]
    }
  }
}

extension [MarkdownSpan] {
  /// Appends `span` with an additional intent, or extends the last span if the attributes are equal.
  fileprivate mutating func append(_ span: MarkdownSpan, adding intent: InlinePresentationIntent) {
    var span = span
    span.intent.formUnion(intent)
    // Avoids a copy of the last span, whose elements would be copied with each of a thousand spans.
    if last?.intent == span.intent, last?.link == span.link {
      self[count - 1].elements += span.elements
    } else {
      append(span)
    }
  }
}
