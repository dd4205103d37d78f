import Foundation

/// One place of a printf format: `%lld`, `%1$@`, `%.2f`, `%#@books@`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The argument that it takes, from 1; nil for the next one.
  var position: Int?
  /// `-`, `+`, space, `0`, `#`, `'`.
  var flags: Set<Character> = []
  var width: Int?
  var precision: Int?
  /// `@`, `d`, `f` …; length modifiers say nothing here, arguments know their types.
  var conversion: Character
  /// The variable of a plural rule, in `%#@name@`.
  var variable: String?

  /// Widths and precisions beyond it would only waste memory.
  static let largestWidth = 200

  /// The place that takes a string: `%@`.
  package static let object = FormatSpecifier(conversion: "@")

  init(conversion: Character) { self.conversion = conversion }

  /// Reads what stands behind a `%`, and leaves `characters` behind it; nil for what no printf format has.
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

  /// Whether plural rules may look at the argument.
  var isNumeric: Bool { "dDiuUfFeEgGaAxXoO".contains(conversion) }
}

extension Substring {
  /// Takes a decimal number from the front; nil if there is none or it is beyond any use.
  fileprivate mutating func number() -> Int? {
    let digits = prefix { $0.isASCII && $0.isWholeNumber }
    guard !digits.isEmpty, digits.count < 9, let number = Int(digits) else { return nil }
    removeFirst(digits.count)
    return number
  }
}
