extension MarkdownParser {
  /// `` `code` ``: closed by as many backticks as it was opened with.
  mutating func readCode() {
    var start = index
    while character(at: start) == "`" { start += 1 }
    let count = start - index
    guard !endlessBackticks.contains(count) else { return take(count) }
    var end = start
    while end < source.count {
      guard character(at: end) == "`" else {
        end += 1
        continue
      }
      let run = end
      while character(at: end) == "`" { end += 1 }
      if end - run == count {
        index = end
        return add(.code(trimmed(source[start..<run])))
      }
    }
    endlessBackticks.insert(count)
    take(count)
  }

  /// Removes one space at each end, so that code may start with a backtick.
  private func trimmed(_ code: ArraySlice<MarkdownSpan.Element>) -> [MarkdownSpan.Element] {
    guard code.count > 2, code.first?.character == " ", code.last?.character == " ",
      code.contains(where: { $0.character != " " })
    else { return Array(code) }
    return Array(code.dropFirst().dropLast())
  }

  /// `[text](address "title")`; the title is left out.
  mutating func readLink() {
    guard depth < Self.deepest, let (text, address, end) = link(from: index) else { return take(1) }
    var spans = Self.spans(of: text, depth: depth + 1)
    for index in spans.indices { spans[index].link = address }
    index = end
    add(.spans(spans))
  }

  /// `![text](address)`: SwiftUI's texts do not show images, so the text is used.
  mutating func readImage() {
    guard depth < Self.deepest, let (text, _, end) = link(from: index + 1) else { return take(1) }
    index = end
    add(.spans(Self.spans(of: text, depth: depth + 1)))
  }

  private func link(
    from start: Int
  ) -> (text: [MarkdownSpan.Element], address: [MarkdownSpan.Element], end: Int)? {
    guard let close = brackets[start], character(at: close + 1) == "(", let end = brackets[close + 1] else {
      return nil
    }
    var address = source[(close + 2)..<end]
    address = address.drop { $0.character?.isWhitespace == true }
    if let space = address.firstIndex(where: { $0.character?.isWhitespace == true }) {
      let title = address[space...].drop { $0.character?.isWhitespace == true }
      guard title.isEmpty || "\"'(".contains(title.first?.character ?? "x") else { return nil }
      address = address[..<space]
    }
    if address.first?.character == "<", address.last?.character == ">" { address = address.dropFirst().dropLast() }
    return (Array(source[(start + 1)..<close]), Array(address), end + 1)
  }

  /// `<https://…>`; other angle brackets are text.
  mutating func readAngleLink() {
    var close = index + 1
    while close < source.count, source[close].isPartOfAddress, character(at: close) != ">" { close += 1 }
    guard character(at: close) == ">" else { return take(1) }
    let address = Array(source[(index + 1)..<close])
    let text = MarkdownSpan.string(address)
    let isMail = text.contains("@") && !text.contains(":")
    guard isMail || text.hasScheme else { return take(1) }
    index = close + 1
    add(.text(address, link: isMail ? "mailto:".map { .character($0) } + address : address))
  }

  /// A bare URL in the text.
  mutating func readBareLink() {
    let isWeb = hasPrefix("https://") || hasPrefix("http://")
    let isAtWordStart = index == 0 || character(at: index - 1).map { !$0.isLetter && !$0.isNumber } == true
    guard isAtWordStart, isWeb || hasPrefix("www.") else { return take(1) }
    var end = index
    while end < source.count, source[end].isPartOfAddress { end += 1 }
    while end > index, let last = character(at: end - 1), "?!.,:*_~'\")".contains(last) { end -= 1 }
    let address = Array(source[index..<end])
    guard MarkdownSpan.string(address).contains(".") || isWeb, address.count > 8 else { return take(1) }
    index = end
    add(.text(address, link: isWeb ? address : "http://".map { .character($0) } + address))
  }
}

extension MarkdownSpan.Element {
  fileprivate var isPartOfAddress: Bool {
    switch self {
    case .place: true
    case .character(let character): !character.isWhitespace && character != "<"
    }
  }
}

extension String {
  /// Two to 32 letters, digits, `+`, `.` or `-` before a colon.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let scheme = self[..<colon]
    return (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }
}
