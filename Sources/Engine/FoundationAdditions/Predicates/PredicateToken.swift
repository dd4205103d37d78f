import Foundation

/// A word or symbol of a predicate's format.
enum PredicateToken: Hashable {
  /// A name, a keyword or a key path, as spelled.
  case word(String)
  case number(Double)
  case text(String)
  /// A comparison symbol such as `==`; `CONTAINS` is a word.
  case sign(String)
  /// `%@`, `%d` …: the next argument as a value.
  case argument
  /// `%K`: the next argument as a key path.
  case keyArgument

  /// The tokens of a format; nil for an invalid symbol.
  static func tokens(of format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character == "%" {
        guard let token = argument(&rest) else { return nil }
        tokens.append(token)
      } else if character == "'" || character == "\"" {
        guard let text = literal(&rest) else { return nil }
        tokens.append(.text(text))
      } else if let number = number(&rest, after: tokens.last) {
        tokens.append(.number(number))
      } else if character.isLetter || "_@#".contains(character) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.sign(sign))
        rest.removeFirst(sign.count)
      } else {
        return nil
      }
    }
    return tokens
  }

  /// Longer symbols before their prefixes.
  private static let signs = [
    "==", "=>", "=<", "<=", ">=", "<>", "!=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", "-",
  ]

  private static func argument(_ rest: inout Substring) -> PredicateToken? {
    rest.removeFirst()
    guard let kind = rest.first else { return nil }
    if kind == "K" || kind == "@" {
      rest.removeFirst()
      return kind == "K" ? .keyArgument : .argument
    }
    let length = rest.prefix { "lhqzt0123456789.".contains($0) }
    rest = rest[length.endIndex...]
    guard let letter = rest.popFirst(), "dDiuUxXfFgGeEsSc".contains(letter) else { return nil }
    return .argument
  }

  private static func literal(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let next = rest.popFirst() {
        text.append(next)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private static func number(_ rest: inout Substring, after last: PredicateToken?) -> Double? {
    var digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    if rest.hasPrefix("-") {
      digits = rest.prefix(1 + rest.dropFirst().prefix { $0.isASCII && $0.isNumber || $0 == "." }.count)
    }
    guard let number = Double(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }
}
