/// Parses just enough Swift to find the parts of a short declaration.
enum SourceWords {
  /// The words and symbols of a text.
  static func words(in text: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart && isInWord {
        words[words.count - 1].append(character)
      } else if !character.isWhitespace {
        words.append(String(character))
      }
      isInWord = isPart
    }
    return words
  }

  /// The text without comments; string literals are unchanged.
  static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        result.append(" ")
      } else if character == "\"" {
        let literal = literal(at: rest)
        result += literal
        rest = rest[literal.endIndex...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }

  /// The index after a keyword outside of parentheses and strings.
  static func end(of keyword: String, in text: String) -> String.Index? {
    var isStart = true
    var place: String.Index?
    scan(text[...]) { index, depth in
      if isStart && depth == 0 && text[index...].hasPrefix(keyword) {
        let end = text.index(index, offsetBy: keyword.count)
        if end < text.endIndex, text[end].isWhitespace {
          place = end
          return false
        }
      }
      isStart = !(text[index].isLetter || text[index].isNumber || text[index] == "_" || text[index] == "`")
      return true
    }
    return place
  }

  /// The first index of a symbol outside of brackets and strings. An equals sign within an operator does not count.
  static func first(_ sign: Character, in text: Substring) -> String.Index? {
    var place: String.Index?
    scan(text) { index, depth in
      guard depth == 0, text[index] == sign else { return true }
      let next = text.index(after: index)
      if sign == "=", next < text.endIndex, text[next] == "=" { return true }
      place = index
      return false
    }
    return place
  }

  /// Calls `visit` with each index outside of strings and the depth of its brackets, until it returns false.
  private static func scan(_ text: Substring, _ visit: (String.Index, Int) -> Bool) {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == "\"" {
        index = literal(at: text[index...]).endIndex
        continue
      }
      if ")]}".contains(character) { depth -= 1 }
      guard visit(index, depth) else { return }
      if "([{".contains(character) { depth += 1 }
      index = text.index(after: index)
    }
  }

  /// The string literal at the start of a text.
  private static func literal(at text: Substring) -> Substring {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = text.index(text.startIndex, offsetBy: quote.count)
    while index < text.endIndex {
      if text[index] == "\\" {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      } else if text[index...].hasPrefix(quote) {
        return text[..<text.index(index, offsetBy: quote.count)]
      } else {
        index = text.index(after: index)
      }
    }
    return text
  }
}
