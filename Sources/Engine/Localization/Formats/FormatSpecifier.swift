import Foundation

/// A printf format specifier: `%lld`, `%1$@`, `%.2f`, `%#@books@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The position of its argument, from 1; nil for the next one.
  var position: Int?
  /// `-`, `+`, space, `0`, `#`, `'`.
  var flags: Set<Character> = []
  var width: Int?
  var precision: Int?
  /// `@`, `d`, `f` …; length modifiers are ignored, because arguments have types.
  var conversion: Character
  /// The variable of a plural rule, in `%#@name@`.
  var variable: String?

  /// Larger widths and precisions would only waste memory.
  static let largestWidth = 200

  /// The specifier of a string: `%@`.
  package static let object = FormatSpecifier(conversion: "@")

  init(conversion: Character) { self.conversion = conversion }

  /// Parses the characters after a `%`, and removes them from `characters`; nil for an invalid specifier.
  init?(reading characters: inout Substring) {
    var rest = characters
    position = nil
    if let number = rest.number(), rest.first == "$" {
      rest.removeFirst()
      position = number
    } else {
      rest = characters
    }
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    width = rest.number().map { min($0, Self.largestWidth) }
    if rest.first == "." {
      rest.removeFirst()
      precision = min(rest.number() ?? 0, Self.largestWidth)
    }
    if flags.contains("#"), rest.first == "@", let end = rest.dropFirst().firstIndex(of: "@") {
      variable = String(rest[rest.index(after: rest.startIndex)..<end])
      conversion = "@"
      characters = rest[rest.index(after: end)...]
      return
    }
    while let modifier = rest.first, "hlqjztL".contains(modifier) { rest.removeFirst() }
    guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
    self.conversion = conversion
    characters = rest
  }

  /// Whether the argument can be used by plural rules.
  var isNumeric: Bool { "dDiuUfFeEgGaAxXoO".contains(conversion) }
}

extension Substring {
  /// Parses and removes a decimal number; nil if there is none or it is too large.
  fileprivate mutating func number() -> Int? {
    let digits = prefix { $0.isASCII && $0.isWholeNumber }
    guard !digits.isEmpty, digits.count < 9, let number = Int(digits) else { return nil }
    removeFirst(digits.count)
    return number
  }
}
